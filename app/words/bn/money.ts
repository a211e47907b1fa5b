/** Prices. Values replace names in brackets, such as `[amount]`. */
export const money = {
  from: "[amount] থেকে শুরু",
  fromFor: "[covers], [amount] থেকে শুরু",
  abroad: "[amount] (প্রায় [others])",
};
