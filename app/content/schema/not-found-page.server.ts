import { z } from "zod";
import { dye, meta, picture, text } from "./primitives.server.ts";

/** `pages/not-found.yaml`: what an address that leads nowhere shows. */
export const notFoundSchema = z.strictObject({
  meta,
  dye,
  title: text(60),
  text: text(160),
  /** A second sentence. */
  note: text(160).optional(),
  home: text(40),
  /** Beside the words; without one, a cloth with its middle missing. */
  picture: picture.optional(),
});
