/** Prices. Values replace names in brackets, such as `[amount]`. */
export const money = {
  from: "From [amount]",
  fromFor: "From [amount] for [covers]",
  abroad: "[amount] (about [others])",
};
