import * as THREE from "three";
import type { Description, Lamp, Solid, Spot } from "../description.ts";
import { unpack } from "../parcel.ts";
import { addUp, develop } from "./develop.ts";
import { solidMaterial, yarnMaterial } from "./materials.ts";
import { sweep } from "./sweep.ts";

function vector(spot: Spot): THREE.Vector3 {
  return new THREE.Vector3(...spot);
}

/** Radical inverse: numbers that fill 0 to 1 evenly, in an order that depends on the base alone. */
function halton(count: number, base: number): number {
  let [part, sum] = [1, 0];
  for (let i = count; i > 0; i = Math.floor(i / base)) {
    part /= base;
    sum += part * (i % base);
  }
  return sum;
}

function bodyOf(solid: Solid): THREE.Object3D {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(solid.position, 3));
  geometry.setAttribute("normal", new THREE.BufferAttribute(solid.normal, 3));
  if (solid.uv) geometry.setAttribute("uv", new THREE.BufferAttribute(solid.uv, 2));
  geometry.setIndex(new THREE.BufferAttribute(solid.index, 1));
  const copies = solid.places.length / 16;
  const mesh = new THREE.InstancedMesh(geometry, solidMaterial(solid), copies);
  mesh.instanceMatrix.array.set(solid.places);
  for (let i = 0; i < copies; i++) mesh.setColorAt(i, new THREE.Color(solid.colours[i] ?? solid.colours[0]));
  return mesh;
}

function sceneOf(description: Description): THREE.Scene {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color(description.ground);
  const bodies = [
    ...description.yarns.map((yarn) => new THREE.Mesh(sweep(yarn.strands), yarnMaterial(yarn))),
    ...description.solids.map(bodyOf),
  ];
  for (const body of bodies) {
    body.castShadow = true;
    body.receiveShadow = true;
    body.frustumCulled = false;
    scene.add(body);
  }
  const { sky, ground, power } = description.ambient;
  scene.add(new THREE.HemisphereLight(new THREE.Color(sky), new THREE.Color(ground), power));
  return scene;
}

function lampIn(
  scene: THREE.Scene,
  description: Description,
  { colour, power }: Lamp,
): THREE.DirectionalLight {
  const { reach, bias, centre } = description;
  const light = new THREE.DirectionalLight(new THREE.Color(colour), power);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 1,
    far: reach * 6,
  });
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = bias;
  light.target.position.copy(vector(centre));
  scene.add(light, light.target);
  return light;
}

function aside(direction: THREE.Vector3): [THREE.Vector3, THREE.Vector3] {
  const up = Math.abs(direction.y) < 0.9 ? new THREE.Vector3(0, 1, 0) : new THREE.Vector3(1, 0, 0);
  const x = new THREE.Vector3().crossVectors(up, direction).normalize();
  return [x, new THREE.Vector3().crossVectors(direction, x)];
}

/** Moves a lamp to its place for one sample: a disc for the key, a cosine-weighted sky for the dome. */
function aim(light: THREE.DirectionalLight, lamp: Lamp, sample: number, description: Description): void {
  const axis = vector(lamp.from).normalize();
  const [x, y] = aside(axis);
  const key = lamp.spread !== undefined;
  const angle = halton(sample, key ? 2 : 5) * Math.PI * 2;
  const out = Math.sqrt(halton(sample, key ? 3 : 7) * (key ? 1 : 0.96)) * (lamp.spread ?? 1);
  const straight = key ? 1 : Math.sqrt(1 - out * out);
  const direction = axis
    .multiplyScalar(straight)
    .addScaledVector(x, Math.cos(angle) * out)
    .addScaledVector(y, Math.sin(angle) * out)
    .normalize();
  light.position.copy(vector(description.centre)).addScaledVector(direction, description.reach * 2.5);
}

/** One camera, moved on its lens and within the pixel for each sample, with the plane of focus held still. */
function cameraOf(description: Description): (sample: number) => THREE.PerspectiveCamera {
  const { width, height, angle, aperture, samples } = description;
  const camera = new THREE.PerspectiveCamera(angle, width / height, 1, 1500);
  const [eye, at] = [vector(description.eye), vector(description.at)];
  const forward = at.clone().sub(eye).normalize();
  const right = new THREE.Vector3().crossVectors(forward, new THREE.Vector3(0, 1, 0)).normalize();
  const up = new THREE.Vector3().crossVectors(right, forward);
  const distance = description.focus ? vector(description.focus).sub(eye).dot(forward) : eye.distanceTo(at);
  const facing = new THREE.Matrix4().lookAt(eye, at, new THREE.Vector3(0, 1, 0));
  camera.quaternion.setFromRotationMatrix(facing);
  return (sample) => {
    const turn = ((sample * 7 + 3) % samples) * 2.399963;
    const out = Math.sqrt((((sample * 7 + 3) % samples) + 0.5) / samples) * aperture;
    const [x, y] = [Math.cos(turn) * out, Math.sin(turn) * out];
    camera.position.copy(eye).addScaledVector(right, x).addScaledVector(up, y);
    camera.setViewOffset(
      width,
      height,
      halton(sample + 1, 2) - 0.5,
      halton(sample + 1, 3) - 0.5,
      width,
      height,
    );
    camera.updateProjectionMatrix();
    const matrix = camera.projectionMatrix.elements;
    matrix[8] = (matrix[8] as number) - (x / distance) * (matrix[0] as number);
    matrix[9] = (matrix[9] as number) - (y / distance) * (matrix[5] as number);
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    return camera;
  };
}

/**
 * Films a description in the page: as many views as it has samples, each with hard shadows of two lamps at new
 * places, added up; the sum has soft shadows, occlusion and focus.
 * @param address where the packed description is
 * @returns the finished picture as a PNG data address
 */
export async function film(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const description = unpack(bytes) as Description;
  const { width, height, samples } = description;
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.BasicShadowMap;
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  const scene = sceneOf(description);
  const { key, dome } = description;
  const lights = [key, dome].map((lamp) => ({ lamp, light: lampIn(scene, description, lamp) }));
  const camera = cameraOf(description);
  const frame = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType });
  const sum = addUp(renderer, width, height);
  for (let sample = 0; sample < samples; sample++) {
    for (const { lamp, light } of lights) aim(light, lamp, sample + 1, description);
    renderer.setRenderTarget(frame);
    renderer.render(scene, camera(sample));
    sum.add(frame.texture);
    renderer.getContext().finish();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  develop(renderer, sum.texture(), description);
  return renderer.domElement.toDataURL("image/png");
}
