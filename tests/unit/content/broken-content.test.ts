import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { agencyFolder } from "../../../app/content/read/agency-folder.server.ts";
import { readContent } from "../../../app/content/read/read-content.server.ts";
import { ContentError } from "../../../app/content/read/read-files.server.ts";
import { change, copyContent } from "./content-copy.ts";

const { projects, services, posts, legal } = readContent(agencyFolder(), true);
const [project = "", other = ""] = projects.map(({ id }) => `projects/${id}.yaml`);
const [service = ""] = services.map(({ id }) => `services/${id}.yaml`);
const [legalText = ""] = legal.map(({ path }) => `legal${path}.md`);
const [post = ""] = posts.map(({ slug }) => `posts/${slug}.md`);

let root = "";
beforeEach(() => {
  root = copyContent();
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** The problems that reading finds; fails when there is none. */
function problems(): string {
  try {
    readContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error("The broken content was accepted");
}

// biome-ignore lint/suspicious/noExplicitAny: content before validation may be anything.
type Case = [what: string, file: string, edit: (data: any) => void, says: string | RegExp];

describe("content that is wrong stops the build with file, field and fix", { timeout: 30_000 }, () => {
  test("the content at hand is sound", () => {
    expect(() => readContent(root)).not.toThrow();
  });

  test.each<Case>([
    [
      "a related project that does not exist",
      project,
      (data) => {
        data.relatedProjects = ["nowhere-9"];
      },
      `${project}: relatedProjects[0]: there is no project 'nowhere-9'`,
    ],
    [
      "a letter that no font draws",
      project,
      (data) => {
        data.title += " 漢";
      },
      `${project}: title: no font of theme.css draws '漢' (U+6F22)`,
    ],
    [
      "a missing picture",
      project,
      (data) => {
        data.imageUrl = "/pictures/lost/cover.avif";
      },
      `${project}: imageUrl: the picture '/pictures/lost/cover.avif' is missing`,
    ],
    [
      "a picture whose name is misspelt",
      project,
      (data) => {
        data.imageUrl = data.imageUrl.replace(/.(?=\.\w+$)/, "");
      },
      /: imageUrl: the picture '\S+' is missing \(did you mean '\/pictures\/\S+'\?\): put/,
    ],
    [
      "a picture whose words are left out",
      project,
      (data) => {
        delete data.alt;
      },
      `${project}: alt: is missing. What the picture shows, for those who do not see it`,
    ],
    [
      "a part that is left out",
      service,
      (data) => {
        delete data.page.callToAction;
      },
      `${service}: page.callToAction: is missing. What stands at the page's end`,
    ],
    [
      "a text where a list is wanted",
      service,
      (data) => {
        data.points = "one, two";
      },
      `${service}: points: must be a list: each entry on a line of its own`,
    ],
    [
      "a text that is too long",
      service,
      (data) => {
        data.title = "A".repeat(43);
      },
      `${service}: title: must be at most 40 characters, and has 43`,
    ],
    [
      "a picture without words for those who do not see it",
      project,
      (data) => {
        data.alt = "Cover";
      },
      `${project}: alt: must describe what the picture shows`,
    ],
    [
      "a picture of a host that the policy blocks",
      project,
      (data) => {
        data.imageUrl = "https://cdn.example/loom.jpg";
      },
      `${project}: imageUrl: the security policy blocks pictures of 'cdn.example'`,
    ],
    [
      "an id that is not the file's name, and another's",
      other,
      (data) => {
        data.id = project.slice("projects/".length, -".yaml".length);
      },
      "projects: id: ",
    ],
    [
      "a category that is no service",
      project,
      (data) => {
        data.serviceCategory = "weaving";
      },
      `${project}: serviceCategory: there is no service 'weaving': use one of ${services[0]?.id}`,
    ],
    [
      "a leftover placeholder",
      project,
      (data) => {
        data.description = "Lorem ipsum dolor sit amet";
      },
      `${project}: description: still holds a placeholder`,
    ],
    [
      "an internal link to nowhere",
      "site.yaml",
      (data) => {
        data.getStarted.path = "/contacts";
      },
      "site.yaml: getStarted.path: '/contacts' leads to no page",
    ],
    [
      "a word that is none of site.yaml's",
      project,
      (data) => {
        data.description = "Made in {town} for whoever asks.";
      },
      `${project}: description: '{town}' is no word of site.yaml: use one of {name}`,
    ],
    [
      "a result without a figure",
      project,
      (data) => {
        data.caseStudy.results = ["better in every way"];
      },
      `${project}: caseStudy.results[0]: must read 'figure: what it measures'`,
    ],
    [
      "a number that is not the declared one",
      project,
      (data) => {
        data.facts = ["3 looms"];
        data.description = "A yard with 4 looms.";
      },
      new RegExp(`${project}: description: says '4 looms', but the facts of '\\S+' say '3 looms': mend one`),
    ],
    [
      "a fact that stands nowhere",
      project,
      (data) => {
        data.facts = ["7 lighthouses"];
      },
      `${project}: facts: '7 lighthouses' stands nowhere in the project`,
    ],
    [
      "a search that proposes words for a service that is gone",
      "pages/search.yaml",
      (data) => {
        data.tries = { gone: ["tea"] };
      },
      "pages/search.yaml: tries.gone: there is no service 'gone': use one of ",
    ],
    [
      "a search that knows other words for what nobody says",
      "pages/search.yaml",
      (data) => {
        data.alsoTyped = { "Submarine painting": ["boats"] };
      },
      "pages/search.yaml: alsoTyped.Submarine painting: stands nowhere on the site",
    ],
    [
      "a member of the team without a picture",
      "pages/about.yaml",
      (data) => {
        delete data.team.members[0].image;
      },
      "pages/about.yaml: team.members[0].image: is missing. A file of the folder pictures/, like",
    ],
    [
      "a highlight that no heading of the legal text names",
      legalText,
      (data) => {
        data.highlights = ["Nowhere"];
      },
      `${legalText}: highlights[0]: the text has no heading '## Nowhere'`,
    ],
    [
      "a dye that theme.css does not define",
      service,
      (data) => {
        data.color = "puce";
      },
      new RegExp(`${service}: color: theme.css defines no dye 'puce': use one of \\w+, \\w+`),
    ],
    [
      "a project in a dye that theme.css does not define",
      project,
      (data) => {
        data.color = "puce";
      },
      new RegExp(`${project}: color: theme.css defines no dye 'puce': use one of \\w+, \\w+`),
    ],
    [
      "an icon that is not drawn",
      service,
      (data) => {
        data.icon = "unicorn";
      },
      `${service}: icon: 'unicorn' is no icon of this site: use one of right, left`,
    ],
    [
      "an unknown time zone",
      "site.yaml",
      (data) => {
        data.contact.timeZone = "Europe/Londn";
      },
      "site.yaml: contact.timeZone: 'Europe/Londn' is no time zone (did you mean 'Europe/London'?): use a name",
    ],
    [
      "a day that opens but never closes",
      "site.yaml",
      (data) => {
        data.contact.hours[0] = { day: "Monday", opens: "09:00" };
      },
      "site.yaml: contact.hours[0]: needs both 'opens' and 'closes'",
    ],
    [
      "a day that closes before it opens",
      "site.yaml",
      (data) => {
        data.contact.hours[0] = { day: "Monday", opens: "09:00", closes: "08:00" };
      },
      "site.yaml: contact.hours[0]: must close later than it opens",
    ],
    [
      "no telephone",
      "site.yaml",
      (data) => {
        data.contact.phones = [];
      },
      "site.yaml: contact.phones: needs one telephone number at least",
    ],
    [
      "a field that no schema knows",
      "site.yaml",
      (data) => {
        data.colour = "red";
      },
      "site.yaml: there is no field 'colour' here: use name, url, ",
    ],
    [
      "a date that is none",
      post,
      (data) => {
        data.date = "some time in spring";
      },
      `${post}: date: is no date: write it like`,
    ],
    [
      "two services in one place",
      service,
      (data) => {
        data.order = services[1]?.order;
      },
      `services: order: '${services[1]?.order}' is used twice`,
    ],
  ])("%s", (_what, file, edit, says) => {
    change(root, file, edit);
    expect(problems()).toMatch(says);
  });

  test("a declared fact may be written with any separators", () => {
    change(root, project, (data) => {
      data.facts = ["1240 Grad", "12.5 Grad"];
      data.description = "Ein Ofen, 1.240 Grad heiß, 1,240 Grad, 12,5 Grad.";
    });
    expect(() => readContent(root)).not.toThrow();
  });

  test("YAML that cannot be read", () => {
    appendFileSync(join(root, "pages/home.yaml"), "\n  - [");
    expect(problems()).toMatch(/home\.yaml: is not valid YAML/);
  });

  test.each([
    [
      "a line that begins too far in",
      /^ {2}email:/,
      "  ",
      "must begin as far in as those that belong with it",
    ],
    ["a line within a group", /^ {4}city:/, "  ", "must begin as far in as those that belong with it"],
    ["a tab", /^ {2}timeZone:/, "\t", "use spaces, not tabs, at the start of a line"],
  ])("%s in site.yaml: one sentence with its line, and nothing that follows", (_what, line, added, says) => {
    const lines = readFileSync(join(root, "site.yaml"), "utf8").split("\n");
    const at = lines.findIndex((each) => line.test(each));
    writeFileSync(join(root, "site.yaml"), lines.with(at, `${added}${lines[at]}`).join("\n"));
    expect(problems()).toMatch(
      new RegExp(
        `^The content has 1 error:\n\\S+/site\\.yaml: is not valid YAML at line ${at + 1}: .*${says}$`,
      ),
    );
  });

  test("a file that is wrong makes no other wrong", () => {
    change(root, service, (data) => {
      data.title = "";
    });
    expect(problems()).toMatch(/^The content has 1 error:/);
  });

  test("a colon in a text without quotation marks", () => {
    appendFileSync(join(root, "pages/home.yaml"), "\nextra: one thing: the other\n");
    expect(problems()).toMatch(
      /home\.yaml: is not valid YAML at line \d+: a text that holds ': ' needs quot/,
    );
  });

  test("a blog without posts that something leads to", () => {
    for (const { slug } of posts) rmSync(join(root, `posts/${slug}.md`));
    expect(problems()).toMatch(
      /site\.yaml: navigation\[\d\]\.path: leads to a blog without posts: remove this entry/,
    );
  });

  test("a legal text at another page's address", () => {
    renameSync(join(root, `legal${legal[0]?.path}.md`), join(root, "legal/about.md"));
    expect(problems()).toMatch("legal/about.md: its name is its address");
  });

  test("a legal text whose part depends on no switch", () => {
    appendFileSync(join(root, legalText), "\n:::when visitors=on\nWords.\n:::\n");
    expect(problems()).toMatch(
      `${legalText}: text: ':::when visitors=' names no switch: use one of newsletter`,
    );
  });

  test("a mark with more than a drawing in it", () => {
    writeFileSync(
      join(root, "mark.svg"),
      '<svg viewBox="0 0 8 8"><script>alert(1)</script><path d="M0 0h8v8z" onclick="alert(2)"/></svg>',
    );
    expect(problems()).toMatch("mark.svg: script: may not stand in the mark");
  });

  test("all errors are listed at once", () => {
    change(root, project, (data) => {
      data.year = "soon";
    });
    change(root, other, (data) => {
      data.client = "";
    });
    const text = problems();
    expect(text).toMatch(`${project}: year: `);
    expect(text).toMatch(`${other}: client: `);
  });
});
