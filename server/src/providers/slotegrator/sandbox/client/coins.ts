import { element, isStill } from './dom.ts';

const COINS = 70;
const LIFE_MS = 2_600;
const GRAVITY = 0.0016;

interface Coin {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  side: number;
}

const draw = (pen: CanvasRenderingContext2D, coin: Coin, age: number): void => {
  const wide = Math.abs(Math.cos(coin.turn + age / 140)) * coin.side;
  pen.fillStyle = '#9a5a10';
  pen.beginPath();
  pen.ellipse(coin.x, coin.y, wide + 2, coin.side + 2, 0, 0, 7);
  pen.fill();
  pen.fillStyle = '#ffd35c';
  pen.beginPath();
  pen.ellipse(coin.x, coin.y, wide, coin.side, 0, 0, 7);
  pen.fill();
};

/** Throws coins up from the middle of a stage. */
export const burst = (over: HTMLElement): void => {
  if (isStill()) return;
  const { clientWidth: width, clientHeight: height } = over;
  const canvas = element('canvas', { class: 'coins', width, height, 'aria-hidden': 'true' });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  over.append(canvas);
  const coins = Array.from({ length: COINS }, (): Coin => ({
    x: width / 2,
    y: height * 0.6,
    vx: (Math.random() - 0.5) * width * 0.0016,
    vy: -(0.5 + Math.random() * 0.9) * Math.sqrt(height) * 0.055,
    turn: Math.random() * 6,
    side: 6 + Math.random() * 8,
  }));
  const start = performance.now();
  let last = start;
  const step = (now: number): void => {
    const passed = Math.min(40, now - last);
    last = now;
    pen.clearRect(0, 0, width, height);
    for (const coin of coins) {
      coin.vy += GRAVITY * passed;
      coin.x += coin.vx * passed;
      coin.y += coin.vy * passed;
      draw(pen, coin, now - start);
    }
    if (now - start < LIFE_MS) requestAnimationFrame(step);
    else canvas.remove();
  };
  requestAnimationFrame(step);
};
