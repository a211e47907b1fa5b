/** A place or a direction: right, up, towards the viewer. */
export type Spot = readonly [number, number, number];

/** One thread. */
export interface Strand {
  /** x, y, z of each point in turn. */
  readonly points: Float32Array;
  /** Half the thickness; one number, or one for each point. */
  readonly radius: number | Float32Array;
  /** Hex colours; `tint` tells which one each point has. */
  readonly colours: readonly string[];
  readonly tint?: Uint8Array;
  /** Sides of the tube, 3 to 10. */
  readonly sides: number;
  /** A direction that the thread does not run in. */
  readonly across: Spot;
  /** Thickness along the height, 1 for round. */
  readonly squash: number;
  /** Where the twist begins, so that neighbours differ. */
  readonly start: number;
}

/** How a batch of threads looks close by. */
export interface Yarn {
  readonly strands: readonly Strand[];
  /** Turns per thickness. */
  readonly twist?: number;
  readonly bump?: number;
  /** 0 (smooth) to 1 (woolly). */
  readonly fibre?: number;
  readonly sheen?: number;
}

/** Flat work as bytes, four per pixel: red, green, blue, opacity. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A body, once or many times. */
export interface Solid {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly uv?: Float32Array;
  readonly index: Uint32Array;
  /** Sixteen numbers for each copy (column-major matrix). */
  readonly places: Float32Array;
  /** One colour for all copies, or one for each. */
  readonly colours: readonly string[];
  readonly surface?: Surface;
  /** 0 (lit only) to 1: light of its own, for screens. */
  readonly glow?: number;
  readonly roughness?: number;
  readonly metalness?: number;
}

/** A light from far away, jittered from sample to sample. */
export interface Lamp {
  readonly from: Spot;
  readonly power: number;
  readonly colour: string;
  /** How soft: radius of the lamp seen from the picture. */
  readonly spread?: number;
}

/** A lit picture: what stands in it, the light, the camera and the finish. */
export interface Description {
  readonly width: number;
  readonly height: number;
  /** Views added up, each with its own shadows, focus and pixel offset: 6 for a proof, 16 to 24 for a picture. */
  readonly samples: number;
  readonly yarns: readonly Yarn[];
  readonly solids: readonly Solid[];
  readonly ground: string;
  readonly eye: Spot;
  readonly at: Spot;
  /** Upright angle of view in degrees. */
  readonly angle: number;
  /** Radius of the lens, 0 for sharp all over. */
  readonly aperture: number;
  readonly focus?: Spot;
  readonly key: Lamp;
  readonly dome: Lamp;
  readonly ambient: { readonly sky: string; readonly ground: string; readonly power: number };
  /** What the shadows reach: a ball about `centre`. */
  readonly reach: number;
  readonly centre: Spot;
  /** Shadow offset along the normal, larger for larger threads. */
  readonly bias: number;
  readonly exposure: number;
  readonly vignette: number;
  readonly saturation: number;
  /** A field laid over the left side: full strength up to `from`, nothing from `to` (parts of the width). */
  readonly calm?: {
    readonly colour: string;
    readonly from: number;
    readonly to: number;
    readonly strength: number;
  };
}
