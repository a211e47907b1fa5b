import { globSync } from "node:fs";
import { resolve } from "node:path";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ICON_NAMES, type IconProps } from "../../../app/lib/icons.ts";

const SETS = ["app/ui/plain-icon.tsx", ...globSync("{agency,examples/*}/ornaments/icons/icon.tsx")];

test.each(SETS)("%s draws every icon differently, and in three sizes", async (file) => {
  const { Icon } = (await import(resolve(file))) as { Icon: FunctionComponent<IconProps> };
  const drawn = (props: IconProps) => renderToStaticMarkup(createElement(Icon, props));
  const widthOf = (props: IconProps) => Number(/ width="(\d+)"/.exec(drawn(props))?.[1]);
  for (const name of ICON_NAMES) {
    expect.soft(drawn({ name }), name).toMatch(/^<svg .*aria-hidden="true".* d="M?m?\d/);
    expect.soft(widthOf({ name, size: "small" }), name).toBeLessThan(widthOf({ name }));
    expect.soft(widthOf({ name, size: "large" }), name).toBeGreaterThan(widthOf({ name }));
  }
  expect(new Set(ICON_NAMES.map((name) => drawn({ name }))).size).toBe(ICON_NAMES.length);
});
