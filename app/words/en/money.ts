/** Prices. `[…]` stands for what the name says. */
export const money = {
  from: "From [amount]",
  fromFor: "From [amount] for [covers]",
  abroad: "[amount] (about [others])",
};
