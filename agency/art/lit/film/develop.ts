import * as THREE from "three";
import type { Description } from "../description.ts";

const VERTEX = "varying vec2 v;void main(){v=uv;gl_Position=vec4(position.xy,0.,1.);}";
const ADD = `varying vec2 v;uniform sampler2D a,b;
void main(){gl_FragColor=texture2D(a,v)+min(texture2D(b,v),vec4(6.));}`;
const FINISH = `varying vec2 v;uniform sampler2D a;uniform float n,exposure,vignette,saturation,from,to,strength;
uniform vec3 calm;
float h(vec2 p){return fract(sin(dot(p,vec2(12.9898,78.233)))*43758.5453);}
void main(){vec3 c=texture2D(a,v).rgb/n*exposure;c*=1.-vignette*dot(v-.5,v-.5)*2.;
float l=dot(c,vec3(.25,.65,.1));c=max(vec3(0.),mix(vec3(l),c,saturation));
c=c*(1.+c*.12)/(1.+c*.55)*1.18;c=pow(max(c,0.),vec3(1./2.2));c=mix(vec3(.42),c,1.04);
c=mix(c,calm,strength*(1.-smoothstep(from,to,v.x)));
c+=(h(gl_FragCoord.xy)-.5)*.014;gl_FragColor=vec4(c,1.);}`;

function sheet(fragmentShader: string, uniforms: Record<string, THREE.IUniform>): THREE.Scene {
  const material = new THREE.ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader,
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  return new THREE.Scene().add(mesh);
}

/** A sum of views. */
export interface Sum {
  add(view: THREE.Texture): void;
  texture(): THREE.Texture;
}

/** Starts an empty sum of views of one size. */
export function addUp(renderer: THREE.WebGLRenderer, width: number, height: number): Sum {
  const options = {
    type: THREE.FloatType,
    depthBuffer: false,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  };
  let [whole, next] = [
    new THREE.WebGLRenderTarget(width, height, options),
    new THREE.WebGLRenderTarget(width, height, options),
  ];
  const [a, b]: THREE.IUniform<THREE.Texture | null>[] = [{ value: null }, { value: null }] as const;
  const uniforms = { a: a as THREE.IUniform, b: b as THREE.IUniform };
  const scene = sheet(ADD, uniforms);
  const camera = new THREE.Camera();
  renderer.setRenderTarget(whole);
  renderer.setClearColor(0, 0);
  renderer.clear();
  return {
    add(view) {
      uniforms.a.value = whole.texture;
      uniforms.b.value = view;
      renderer.setRenderTarget(next);
      renderer.render(scene, camera);
      [whole, next] = [next, whole];
    },
    texture: () => whole.texture,
  };
}

/** Shows a sum on the canvas: exposure, saturation, soft shoulder, the calm side and a little grain. */
export function develop(renderer: THREE.WebGLRenderer, sum: THREE.Texture, description: Description): void {
  const { exposure, vignette, saturation, samples, calm } = description;
  const colour = new THREE.Color().setStyle(calm?.colour ?? "#000000", THREE.LinearSRGBColorSpace);
  const uniforms = {
    a: { value: sum },
    n: { value: samples },
    exposure: { value: exposure },
    vignette: { value: vignette },
    saturation: { value: saturation },
    calm: { value: colour },
    from: { value: calm?.from ?? 0 },
    to: { value: calm?.to ?? 1 },
    strength: { value: calm?.strength ?? 0 },
  };
  renderer.setRenderTarget(null);
  renderer.render(sheet(FINISH, uniforms), new THREE.Camera());
}
