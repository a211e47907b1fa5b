import { join, matchesGlob } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { commissions } from "../house/brief.ts";
import { openBrowser, openEasel } from "../house/easel.ts";
import { write } from "../house/encode.ts";
import { plan } from "../house/plan.ts";
import { openLibrary } from "../house/scenes.ts";
import { mulberry32, seedOf } from "../weave/random.ts";

/** `node art/lit/proof.ts 'hero/*'`: quick views of pictures in .cache/proof/, with few samples, to judge the framing. */
process.env.ART_PROOF = "1";
const root = process.cwd();
const globs = process.argv.slice(2);
const library = await openLibrary(root);
const browser = await openBrowser();
const easel = await openEasel(browser, 1);
for (const work of plan(commissions(root).ready)) {
  if (!globs.some((glob) => matchesGlob(work.path, glob))) continue;
  const scene = await library.scene(work);
  if (!scene) continue;
  const node = await scene.draw(work.brief, work.picture, {
    client: (await library.client(work.brief)).client,
    random: mulberry32(seedOf(work.path)),
    async pixels(part, width, height) {
      const { png } = await easel.draw(renderToStaticMarkup(part), width, height);
      const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data: new Uint8Array(data) };
    },
  });
  const { png } = await easel.draw(renderToStaticMarkup(node), work.width, work.height);
  write(
    join(root, ".cache/proof", `${work.path.replace("/", "-")}.png`),
    await sharp(png).resize(960).png().toBuffer(),
  );
  console.log(work.path);
}
await browser.close();
await library.close();
