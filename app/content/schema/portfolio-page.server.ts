import { z } from "zod";
import { callToAction, pageTop, paging, text } from "./primitives.server.ts";

/** `pages/portfolio.yaml`: the list of projects. */
export const portfolioSchema = z.strictObject({
  ...pageTop,
  all: text(30),
  empty: text(100),
  paging,
  callToAction,
});
