import { z } from "zod";
import { dye, meta, text } from "./primitives.server.ts";

/** `pages/not-found.yaml`: what an address that leads nowhere shows. */
export const notFoundSchema = z.strictObject({ meta, dye, title: text(60), text: text(160), home: text(40) });
