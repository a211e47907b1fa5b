import base from "/work/main/playwright.config.ts";
const extra = (process.env.XARGS ?? "").split(",").filter(Boolean);
const l = base.use!.launchOptions!;
export default { ...base, testDir: "/work/main", globalSetup: "/work/main/tests/e2e/global-setup.ts", use: { ...base.use, launchOptions: { ...l, args: [...(l.args??[]), ...extra], ...(process.env.IGN ? { ignoreDefaultArgs: process.env.IGN.split(",") } : {}) } }, workers: 2 };
