import { useEffect, useState, type RefObject } from 'react';
import type { RobberySpin, RobberyState } from 'server/contract';
import { useCaptcha } from '../../../core/captcha/captcha.ts';
import { isConnectionLoss, legacy } from '../../../core/connection/connection.ts';
import type { DrawHandle } from '../../../core/free-draw/use-draw-show.ts';
import { noteDraw } from '../../../core/evidence/note-evidence.ts';
import { ownSeeds } from '../../../core/seeds/seed-calls.ts';
import { refreshProfile } from '../../../core/session/session.ts';
import { useErrorText } from '../../../core/ui/use-error-text.ts';
import { rereadBonuses } from '../bonus-query.ts';
import { useHeldNews } from '../held-news.ts';

const MIN_REQUEST_MS = 11_000; // no second request before this: the first answer may still arrive

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Spin {
  readonly phase: 'waiting' | 'asking' | 'turning' | 'shown';
  readonly spin: RobberySpin | undefined; // on this page
  readonly problem: string | undefined;
  start(): void;
}

/** Requests a spin, lets the wheel show it, then reloads what it changed. */
export const useSpin = (state: RobberyState | undefined, wheel: RefObject<DrawHandle<object> | null>): Spin => {
  const errorText = useErrorText();
  const captcha = useCaptcha();
  const [phase, setPhase] = useState<Spin['phase']>('waiting');
  const [spin, setSpin] = useState<RobberySpin>();
  const [problem, setProblem] = useState<string>();
  const news = useHeldNews(); // released once the wheel has shown the prize

  useEffect(() => {
    if (!spin) return;
    const show = async (): Promise<void> => {
      await wheel.current?.play({ id: spin.round, outcome: spin.outcome });
      setPhase('shown');
      news.release();
      await Promise.all([rereadBonuses(), refreshProfile()]);
    };
    void show();
  }, [spin, wheel, news]);

  const activate = async (): Promise<void> => {
    const recaptchaToken = state?.needsCaptcha ? await captcha.solve() : undefined;
    await legacy('bonus:activatePeriodicalBonus', recaptchaToken === undefined ? {} : { recaptchaToken });
  };

  const ask = async (): Promise<void> => {
    const askedAt = performance.now();
    news.hold();
    try {
      const had = await ownSeeds.playing(() => legacy('bonus:startPeriodicalBonus', {}));
      noteDraw({ game: 'robbery', id: had.round, ...had }, ({ statusId }) => statusId === had.statusId);
      if (news.isGone()) return await rereadBonuses(); // the prize is there, and nobody looks at the wheel
      setPhase('turning');
      setSpin(had);
    } catch (error) {
      news.release();
      await rereadBonuses(); // spun elsewhere, or the answer was lost: it is shown as the last spin
      if (isConnectionLoss(error)) await pause(askedAt + MIN_REQUEST_MS - performance.now());
      throw error;
    }
  };

  const start = async (): Promise<void> => {
    setProblem(undefined);
    setPhase('asking');
    try {
      await activate();
      if (!news.isGone()) await ask(); // the dialog was closed meanwhile: the spin is kept for the next time
    } catch (error) {
      setPhase('waiting');
      setProblem(errorText(error));
    }
  };

  return { phase, spin, problem, start: () => void start() };
};
