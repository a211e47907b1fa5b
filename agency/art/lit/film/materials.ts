import * as THREE from "three";
import type { Solid, Surface, Yarn } from "../description.ts";

const NOISE = `varying vec3 vYarn;
float hash21(vec2 p){p=fract(p*vec2(123.34,456.21));p+=dot(p,p+45.32);return fract(p.x*p.y);}
float noise(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
return mix(mix(hash21(i),hash21(i+vec2(1,0)),f.x),mix(hash21(i+vec2(0,1)),hash21(i+vec2(1,1)),f.x),f.y);}
`;

/**
 * Two-ply yarn: the plies bulge, the valleys darken and fibres lie along them; all of it fades before it can
 * alias far away.
 * @param yarn twist, bump, fibre and sheen
 */
export function yarnMaterial({ twist = 0.34, bump = 0.6, fibre = 1, sheen = 0.06 }: Yarn): THREE.Material {
  const material = new THREE.MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.74,
    side: THREE.DoubleSide,
  });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute vec3 yarn;varying vec3 vYarn;\n${shader.vertexShader.replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nvYarn=yarn;",
    )}`;
    shader.fragmentShader =
      NOISE +
      shader.fragmentShader
        .replace(
          "#include <color_fragment>",
          `#include <color_fragment>
float turn=vYarn.x*${twist.toFixed(3)}+vYarn.y*2.;
float near=1.-smoothstep(.25,.9,fwidth(turn));
float ply=pow(abs(sin(3.14159*turn)),.7);
float hairs=noise(vec2(turn*9.+vYarn.y*3.,vYarn.x*.35-turn*2.))*.6+noise(vec2(turn*21.,vYarn.x*.8))*.4;
float close=(1.-smoothstep(.2,.8,fwidth(turn*9.)))*${fibre.toFixed(2)};
diffuseColor.rgb*=mix(1.,mix(.5,1.06,ply),near);
diffuseColor.rgb*=mix(1.,.72+.5*hairs,close);`,
        )
        .replace(
          "#include <normal_fragment_maps>",
          `#include <normal_fragment_maps>
{float H=(ply*near+hairs*.22*close)*vYarn.z*${bump.toFixed(2)};
vec3 sp=-vViewPosition;vec3 sx=dFdx(sp),sy=dFdy(sp);vec3 r1=cross(sy,normal),r2=cross(normal,sx);
float det=dot(sx,r1)*faceDirection;vec3 slope=sign(det)*(dFdx(H)*r1+dFdy(H)*r2);
normal=normalize(abs(det)*normal-slope);}`,
        )
        .replace(
          "#include <emissivemap_fragment>",
          `#include <emissivemap_fragment>
totalEmissiveRadiance+=diffuseColor.rgb*pow(1.-abs(dot(normalize(vViewPosition),normal)),2.)*${sheen.toFixed(3)};`,
        );
  };
  return material;
}

function texture({ width, height, data }: Surface): THREE.Texture {
  const map = new THREE.DataTexture(new Uint8Array(data), width, height, THREE.RGBAFormat);
  map.colorSpace = THREE.SRGBColorSpace;
  map.flipY = true;
  map.generateMipmaps = true;
  map.minFilter = THREE.LinearMipmapLinearFilter;
  map.magFilter = THREE.LinearFilter;
  map.anisotropy = 8;
  map.needsUpdate = true;
  return map;
}

/** What a solid's surface is: paint, paper or wood by roughness, or a screen by glow. */
export function solidMaterial({ surface, glow = 0, roughness = 0.85, metalness = 0 }: Solid): THREE.Material {
  const map = surface ? texture(surface) : null;
  return new THREE.MeshStandardMaterial({
    map,
    roughness,
    metalness,
    side: THREE.DoubleSide,
    ...(glow > 0 && map ? { emissiveMap: map, emissive: 0xffffff, emissiveIntensity: glow } : {}),
  });
}
