import type { ReactNode } from "react";
import type { PictureBrief, ProjectBrief } from "../house/brief.ts";
import type { DraftName } from "../weave/drafts.ts";
import type { Pixels } from "../weave/strands.ts";

export type { PictureBrief, ProjectBrief };

/** Where a client's illustration goes. */
export interface ArtProps {
  readonly width: number;
  readonly height: number;
  /** Which of the client's illustrations, from 0; a client with fewer repeats them. */
  readonly view?: number;
}

/** How a client's mark is drawn. */
export interface MarkProps {
  readonly size: number;
  readonly color: string;
  /** What lies behind the mark, for cut-outs. */
  readonly ground: string;
}

/** What makes one client's pictures theirs, in a file of its own: `art/clients/<project>.tsx`. */
export interface Client {
  /** The weave of the client's grounds and patterns. */
  readonly draft: DraftName;
  /** How the client sets its name and headings. */
  readonly lettering: {
    readonly family?: string;
    readonly stretch: number;
    readonly weight: number;
    readonly caps: boolean;
    readonly tracking?: number;
  };
  readonly mark: (props: MarkProps) => ReactNode;
  readonly art: (props: ArtProps) => ReactNode;
}

/** What a scene is given besides the briefs. */
export interface Studio {
  readonly client: Client;
  /** Numbers from 0 to 1, the same for the same picture at every build. */
  readonly random: () => number;
  /**
   * Draws flat work small and returns its pixels, so that it can be woven cell by cell.
   * @param node what to draw, in a box of the given size
   * @param width pixels (cells)
   * @param height pixels (cells)
   */
  readonly pixels: (node: ReactNode, width: number, height: number) => Promise<Pixels>;
}

/** What every scene file exports as `draw`. */
export type Draw = (
  brief: ProjectBrief,
  picture: PictureBrief,
  studio: Studio,
) => ReactNode | Promise<ReactNode>;

/** A picture that moves: what a scene file exports as `film` beside `draw`. */
export interface Film {
  /** How long it runs until it begins again. */
  readonly seconds: number;
  /** The picture at a moment, in seconds; at 0 it is the still. */
  readonly draw: (
    brief: ProjectBrief,
    picture: PictureBrief,
    studio: Studio,
    moment: number,
  ) => ReactNode | Promise<ReactNode>;
}
