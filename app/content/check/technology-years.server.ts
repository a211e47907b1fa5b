/**
 * The year in which a technology could first be had, by the start of its name; the longer name wins. From the
 * makers' release notes, the first public version; what is older than the oldest project need not be listed.
 */
const FIRST_YEARS: Record<string, number> = {
  anomalib: 2021,
  Astro: 2021,
  "Azure AI Document Intelligence": 2023,
  BanglaBERT: 2020,
  ByteTrack: 2021,
  "Camunda 8": 2022,
  "DJI Mavic 3": 2021,
  "DJI Mavic 3 Multispectral": 2022,
  FastAPI: 2018,
  Figma: 2016,
  Flutter: 2017,
  "Gemma 3": 2025,
  "Glyphs 3": 2020,
  "Google Analytics 4": 2020,
  "GPT-4": 2023,
  "GPT-4.1": 2025,
  "GPT-4o": 2024,
  Hydrogen: 2021,
  "Ignition 8.1": 2020,
  "Inertia.js": 2019,
  "Laravel 11": 2024,
  "Laravel 12": 2025,
  "Llama 3": 2024,
  "MapLibre GL": 2020,
  "Next.js": 2016,
  "NVIDIA Jetson Orin": 2022,
  "NVIDIA L4": 2023,
  "Odoo 17": 2023,
  PaddleOCR: 2020,
  pgvector: 2021,
  Playwright: 2020,
  PyTorch: 2016,
  "Qwen2.5": 2024,
  "Qwen2.5-VL": 2025,
  Remix: 2020,
  SvelteKit: 2020,
  Temporal: 2019,
  "TIA Portal V19": 2023,
  TimescaleDB: 2017,
  uPlot: 2019,
  vLLM: 2023,
  "Vue 3": 2020,
  "WhatsApp Business": 2018,
  Whisper: 2022,
  "Whisper large-v3": 2023,
  YOLOv8: 2023,
  YOLOX: 2021,
};

/** The first year of a technology that is listed; undefined for any other. */
export function firstYearOf(technology: string): number | undefined {
  const names = Object.keys(FIRST_YEARS).filter(
    (name) =>
      technology === name || (technology.startsWith(name) && /^[\s,]/.test(technology.slice(name.length))),
  );
  const longest = names.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : FIRST_YEARS[longest];
}
