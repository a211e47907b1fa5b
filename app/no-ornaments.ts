/** Replaces `agency/ornaments` for an agency without ornaments. Its empty namespace lets the build drop every use. */
export * as ornaments from "./nothing";
