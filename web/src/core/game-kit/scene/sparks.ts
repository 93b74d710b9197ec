import { simulationSource } from 'games-engine';
import { Sprite, Texture, type Container } from 'pixi.js';

const GLOW_PX = 64;

let glow: Texture | undefined;

/** A soft round light, white: tinted and added by what shows it. */
export const glowTexture = (): Texture => {
  if (glow) return glow;
  const canvas = document.createElement('canvas');
  canvas.width = GLOW_PX;
  canvas.height = GLOW_PX;
  const context = canvas.getContext('2d');
  if (!context) return Texture.EMPTY;
  const half = GLOW_PX / 2;
  const light = context.createRadialGradient(half, half, 0, half, half, half);
  light.addColorStop(0, 'rgba(255,255,255,1)');
  light.addColorStop(0.25, 'rgba(255,255,255,.55)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = light;
  context.fillRect(0, 0, GLOW_PX, GLOW_PX);
  glow = Texture.from(canvas);
  return glow;
};

/** Sparks that leave a point. The same id throws the same sparks, so that a replay looks the same. */
export interface Burst {
  id: string;
  count: number;
  reach: number; // px that the fastest one flies
  colors: readonly number[];
  size: number; // px across, of the largest
  fall: number; // px that gravity draws them down by the end; 0: they float
}

interface Spark {
  angle: number;
  speed: number; // share of the reach, 0.3 … 1
  size: number; // share of the largest, 0.35 … 1
  life: number; // share of the burst after which it is out, 0.55 … 1
  color: number;
}

const FINE = 1000;
const TURN = Math.PI * 2;

/** The sparks of a burst: spread evenly about the point, each a little by chance. Pure. */
export const sparksOf = ({ id, count, colors }: Pick<Burst, 'id' | 'count' | 'colors'>): Spark[] => {
  const source = simulationSource(`sparks ${id}`);
  const share = (): number => source.int(FINE) / FINE;
  return Array.from({ length: count }, (_, index) => ({
    angle: ((index + share()) / count) * TURN,
    speed: 0.3 + share() * 0.7,
    size: 0.35 + share() * 0.65,
    life: 0.55 + share() * 0.45,
    color: colors[source.int(colors.length)] ?? 0xffffff,
  }));
};

/** Shows a burst at a share of its time in a container of its own, whose place is the point they leave. */
export class Sparks {
  #shown = '';
  #sparks: Spark[] = [];

  show(into: Container | null, burst: Burst | undefined, progress: number): void {
    if (!into) return;
    into.visible = burst !== undefined && progress > 0 && progress < 1;
    if (!burst || !into.visible) return;
    if (this.#shown !== burst.id || this.#sparks.length !== burst.count) {
      this.#shown = burst.id;
      this.#sparks = sparksOf(burst);
    }
    while (into.children.length < burst.count)
      into.addChild(new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add' }));
    for (const [index, child] of into.children.entries()) place(child, burst, this.#sparks[index], progress);
  }
}

const place = (sprite: Container, burst: Burst, spark: Spark | undefined, progress: number): void => {
  const age = spark ? progress / spark.life : 1;
  sprite.visible = age < 1;
  if (!spark || age >= 1) return;
  const way = (1 - (1 - age) ** 3) * spark.speed * burst.reach;
  const size = burst.size * spark.size * (1 - age * 0.6);
  sprite.position.set(Math.cos(spark.angle) * way, Math.sin(spark.angle) * way + burst.fall * age * age);
  sprite.scale.set(size / GLOW_PX);
  sprite.tint = spark.color;
  sprite.alpha = 1 - age * age;
};
