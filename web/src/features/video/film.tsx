import { checkFilm } from 'assets';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { prefersReducedMotion } from '../../core/game-kit/scene/use-reduced-motion.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useLoudness } from '../../core/sound/levels.ts';
import { Button } from '../../core/ui/button.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import styles from './video.module.css';

type SceneName = keyof typeof checkFilm.scenes;

/** A part of the film, milliseconds of its clock. */
interface ScenePart {
  readonly name: SceneName;
  readonly fromMs: number;
  readonly toMs: number; // start of the next, or the end of the film
}

/** The film's scenes in their order. */
export const sceneParts: readonly ScenePart[] = (Object.entries(checkFilm.scenes) as [SceneName, number][]).map(
  ([name, fromMs], index, all) => ({ name, fromMs, toMs: all[index + 1]?.[1] ?? checkFilm.ms }),
);

/** The scene that runs at a time of the film's clock; the last one after its end. */
export const sceneAt = (ms: number): SceneName =>
  sceneParts.findLast(({ fromMs }) => fromMs <= ms)?.name ?? sceneParts[0]?.name ?? 'seed';

/** Minutes and seconds of the film's clock: `0:06`. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A time of a WebVTT file: `00:06.500`. */
const cueTime = (ms: number): string => {
  const [minutes, seconds] = [Math.floor(ms / 60_000), (ms % 60_000) / 1000];
  return `${String(minutes).padStart(2, '0')}:${seconds.toFixed(3).padStart(6, '0')}`;
};

/** A WebVTT file that says each scene's words while it runs. */
export const captionsOf = (parts: readonly ScenePart[], wordsOf: (name: SceneName) => string): string =>
  [
    'WEBVTT',
    ...parts.map(({ name, fromMs, toMs }) => `${cueTime(fromMs)} --> ${cueTime(toMs)}\n${wordsOf(name)}`),
  ].join('\n\n');

const Failed = ({ onRetry }: { onRetry(): void }): ReactNode => {
  const t = useMessages('video', 'main');
  return <ErrorState action={<Button onClick={onRetry}>{t('retry')}</Button>}>{t('failed')}</ErrorState>;
};

/** Scenes in words; a press goes there. */
const Scenes = ({ current, onChoose }: { current: SceneName; onChoose(fromMs: number): void }): ReactNode => {
  const t = useMessages('video', 'main');
  return (
    <ol className={styles.scenes} aria-label={t('scenes')}>
      {sceneParts.map(({ name, fromMs }) => (
        <li key={name}>
          <button type="button" aria-current={name === current ? 'step' : undefined} onClick={() => onChoose(fromMs)}>
            <span className={styles.time}>{clockText(fromMs)}</span>
            <span>{t(`scene.${name}`)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};

/** The film, with captions and its scenes in words. It begins by itself where the browser and the player allow it. */
export const Film = (): ReactNode => {
  const t = useMessages('video', 'main');
  const titles = useMessages('video', 'titles');
  const video = useRef<HTMLVideoElement>(null);
  const [scene, setScene] = useState<SceneName>('seed');
  const [hasFailed, setHasFailed] = useState(false);
  const [startsItself] = useState(() => !prefersReducedMotion());
  const language = useLanguage();
  const loudness = useLoudness();
  const captions = `data:text/vtt;charset=utf-8,${encodeURIComponent(captionsOf(sceneParts, (name) => t(`scene.${name}`)))}`;
  useEffect(() => {
    if (!video.current) return;
    video.current.volume = loudness / 100;
    video.current.muted = loudness === 0;
  }, [loudness]);

  const choose = (fromMs: number): void => {
    if (!video.current) return;
    video.current.currentTime = fromMs / 1000;
    // A browser that forbids it, or a file that does not come: the film stays where it is, its own controls say so.
    video.current.play().catch(() => undefined);
  };
  const retry = (): void => {
    setHasFailed(false);
    video.current?.load();
  };
  return (
    <div className={styles.film}>
      <video
        ref={video}
        className={styles.video}
        hidden={hasFailed}
        controls
        autoPlay={startsItself}
        playsInline
        preload="metadata"
        poster={checkFilm.poster}
        width={1280}
        height={720}
        aria-label={titles('title')}
        onTimeUpdate={({ currentTarget }) => setScene(sceneAt(currentTarget.currentTime * 1000))}
      >
        <source src={checkFilm.webm} type="video/webm" />
        <source src={checkFilm.mp4} type="video/mp4" onError={() => setHasFailed(true)} />
        <track
          key={language}
          default
          kind="captions"
          src={captions}
          srcLang={localeOf[language]}
          label={t('captions')}
        />
      </video>
      {hasFailed && <Failed onRetry={retry} />}
      <Scenes current={scene} onChoose={choose} />
    </div>
  );
};
