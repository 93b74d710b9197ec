import 'pixi.js/unsafe-eval'; // a strict Content-Security-Policy forbids what the renderer would otherwise compile
import 'pixi.js/graphics';
import 'pixi.js/text';
import 'pixi.js/text-bitmap';
import { Application, extend, useApplication } from '@pixi/react';
import {
  BitmapText,
  Container,
  Graphics,
  Sprite,
  Text,
  UPDATE_PRIORITY,
  type Application as PixiApplication,
  type DestroyOptions,
} from 'pixi.js';
import { Component, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { PictureQuality, type Sharpness } from './picture-quality.ts';
import { sceneClock } from './clock.ts';
import { picturesLoading } from './pictures.ts';
import styles from './stage.module.css';
import { useElementSize, type ElementSize } from './still.tsx';
import { fontFamily } from '../../tokens/tokens.ts';

/** Renderer of a canvas: nobody, the processor, or a graphics chip. */
export type GraphicsPower = 'none' | 'software' | 'hardware';

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const probe = (): GraphicsPower => {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'none';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext(); // a browser gives a page only a few
  return SOFTWARE.test(name) ? 'software' : 'hardware';
};

let known: GraphicsPower | undefined;

/** Renderer of this machine. Asked once: it does not change while a page is open. */
const graphicsPower = (): GraphicsPower => (known ??= probe());

/** React takes away the outermost part only, and the library would then keep what is within it for a minute. */
class SceneContainer extends Container {
  override destroy(options?: DestroyOptions): void {
    super.destroy(typeof options === 'boolean' ? options : { ...options, children: true, context: true });
  }
}

/** True where lights may move while nothing happens: a processor that draws by itself is spared that. */
export const idlesLive = (): boolean => graphicsPower() === 'hardware';

extend({ BitmapText, Container: SceneContainer, Graphics, Sprite, Text });

const MAX_RESOLUTION = 2; // more pixels cost battery and are not seen
const SOFTWARE_STILL = 1.25; // smoother edges where there is no multisampling, in a picture that is drawn once
const SOFTWARE_MOVING = 0.8;

/** Device pixels per CSS pixel that a canvas draws. A processor that draws by itself has its own. */
export const stageSharpness = (): Sharpness => {
  const ratio = Math.min(devicePixelRatio, MAX_RESOLUTION);
  return graphicsPower() === 'software'
    ? { still: Math.max(ratio, SOFTWARE_STILL), moving: SOFTWARE_MOVING }
    : { still: ratio, moving: ratio };
};

/** Device pixels per CSS pixel of what a scene keeps as pictures: glyphs, faces. */
export const stageResolution = (): number => stageSharpness().still;

/** Tells when a window moves to a screen of another pixel ratio, or is zoomed. */
const subscribeToRatio = (changed: () => void): (() => void) => {
  const end = new AbortController();
  const listen = (): void => {
    const follow = (): void => {
      listen();
      changed();
    };
    const media = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    media.addEventListener('change', follow, { once: true, signal: end.signal });
  };
  listen();
  return () => end.abort();
};

interface BoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** A scene that breaks takes only itself away. */
class StageBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}

interface ContextLife {
  alive: boolean; // the canvas can be drawn on
  lives: number; // number of restarts: pictures that a scene keeps are drawn again
}

const NEW_LIFE: ContextLife = { alive: true, lives: 0 };

/** A lost graphics context may come back. */
const useContextLife = (app: PixiApplication | undefined): ContextLife => {
  const [life, setLife] = useState(NEW_LIFE);
  useEffect(() => {
    if (!app) return undefined;
    const { canvas } = app;
    const lose = (): void => setLife(({ lives }) => ({ alive: false, lives }));
    const restore = (): void => setLife(({ lives }) => ({ alive: true, lives: lives + 1 }));
    canvas.addEventListener('webglcontextlost', lose);
    canvas.addEventListener('webglcontextrestored', restore);
    return () => {
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
    };
  }, [app]);
  return life;
};

/** Keeps the canvas at its box's size and lets it rest while the page is hidden. */
const useFit = (app: PixiApplication | undefined, size: ElementSize | undefined, resolution: number): void => {
  useEffect(() => {
    if (!app || !size) return;
    app.renderer.resize(size.width, size.height, resolution);
    app.ticker.start();
  }, [app, size, resolution]);
  useEffect(() => {
    if (!app) return undefined;
    const follow = (): void => (document.hidden ? app.ticker.stop() : app.ticker.start());
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      app.ticker?.stop(); // the library destroys an application only when the next one starts
    };
  }, [app]);
};

/** True once the canvas has shown the scene with its art: its placeholder must not go before that. */
const useFirstFrame = (app: PixiApplication | undefined): boolean => {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!app) return undefined;
    const look = (): void => {
      if (app.stage.children.length === 0 || picturesLoading()) return;
      app.ticker.remove(look);
      setDrawn(true);
    };
    app.ticker.add(look, undefined, UPDATE_PRIORITY.UTILITY); // after the frame was drawn
    return () => void app.ticker?.remove(look);
  }, [app]);
  return drawn;
};

interface StageProps {
  /** The scene, drawn once the canvas is ready; given the size to lay out for. */
  children: (size: ElementSize) => ReactNode;
  /** The same information without a canvas: shown until that is drawn and when its graphics context is lost. */
  fallback: ReactNode;
}

/** The one canvas of a game page. It fills its parent, which gives it a size; the DOM beside it says the same. */
const Stage = ({ children, fallback }: StageProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const [power] = useState(graphicsPower);
  const [app, setApp] = useState<PixiApplication>();
  const [broken, setBroken] = useState(false);
  const { alive, lives } = useContextLife(app);
  const resolution = useSyncExternalStore(subscribeToRatio, stageResolution);
  useFit(app, size, resolution);
  const begun = useFirstFrame(app);
  const drawn = power !== 'none' && !broken;
  return (
    <div ref={box} className={styles.stage} data-begun={begun && alive} aria-hidden="true">
      {drawn && size && (
        <Application
          className={styles.canvas ?? ''}
          preference="webgl"
          manageImports={false}
          autoDensity
          antialias={power === 'hardware'}
          autoStart={false}
          backgroundAlpha={0}
          preserveDrawingBuffer={sceneClock.get().stands} // a tool may look at a picture that stands
          resolution={resolution}
          width={size.width}
          height={size.height}
          onInit={setApp}
        >
          {/* letters and painted pictures are drawn again for another screen, as after a lost context */}
          <StageBoundary key={`${lives} ${resolution}`} onError={() => setBroken(true)}>
            {app ? children(size) : null}
          </StageBoundary>
        </Application>
      )}
      {(!drawn || !begun || !alive) && <div className={styles.fallback}>{fallback}</div>}
    </div>
  );
};

/**
 * Draws a scene frame by frame while there is something to move. `draw` returns whether the next frame will differ:
 * when not, the clock stops until the component renders again, so a still scene costs nothing.
 */
export const useStageDraw = (draw: () => boolean): void => {
  const { app } = useApplication();
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
    if (!document.hidden) app.ticker.start();
  });
  useEffect(() => {
    const quality = new PictureQuality(stageSharpness());
    const tick = (): void => {
      const isMoving = latest.current() && !sceneClock.get().stands;
      const { renderer, screen } = app;
      const resolution = quality.next(performance.now(), isMoving);
      if (renderer.resolution !== resolution) renderer.resize(screen.width, screen.height, resolution);
      if (!isMoving) app.ticker.stop(); // this frame is still rendered
    };
    app.ticker.add(tick);
    return () => void app.ticker?.remove(tick);
  }, [app]);
};

const FONT_MS = 1500; // after so long the system's face serves

/** True when a canvas may draw letters: glyphs drawn before the face is there would stay wrong. */
const useFontReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setReady(true), FONT_MS);
    const faces = [`700 48px ${fontFamily}`, `600 12px ${fontFamily}`].map((font) => document.fonts.load(font));
    void Promise.allSettled(faces).then(() => setReady(true));
    return () => clearTimeout(late);
  }, []);
  return ready;
};

export interface SceneStageProps {
  /** The scene, drawn once canvas and face are ready; given the size to lay out for. */
  children: (size: ElementSize) => ReactNode;
  /** The same information without a canvas. */
  fallback: ReactNode;
}

/** A game's canvas; loaded only with a screen that shows one. */
export const SceneStage = ({ children, fallback }: SceneStageProps): ReactNode => {
  const fontReady = useFontReady();
  return fontReady ? <Stage fallback={fallback}>{children}</Stage> : fallback;
};
