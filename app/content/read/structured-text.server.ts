import type { Options } from "rehype-highlight";

type Languages = NonNullable<Options["languages"]>;

/** Structured Text of IEC 61131-3, the language of PLC programs, for highlighted code (```iecst). */
export const structuredText: Languages[string] = (hljs) => ({
  name: "Structured Text",
  case_insensitive: true,
  keywords: {
    keyword:
      "program end_program function end_function function_block end_function_block var var_input var_output " +
      "var_in_out var_global var_temp end_var constant retain if then elsif else end_if case of end_case for to " +
      "by do end_for while end_while repeat until end_repeat return exit and or xor not mod at",
    type: "bool byte word dword lword sint int dint lint usint uint udint ulint real lreal time date string array ton tof tp ctu ctd r_trig f_trig",
    literal: "true false",
  },
  contains: [
    hljs.COMMENT(/\(\*/, /\*\)/),
    hljs.C_LINE_COMMENT_MODE,
    hljs.QUOTE_STRING_MODE,
    hljs.APOS_STRING_MODE,
    { scope: "number", match: /\bT#[\w.]+/ },
    hljs.C_NUMBER_MODE,
  ],
});
