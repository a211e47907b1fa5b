/** Stands for `agency/ornaments` where an agency has none: an empty namespace, so that the build drops every use. */
export * as ornaments from "./nothing";
