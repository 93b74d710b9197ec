import { useEffect, useRef, useState, type RefObject } from 'react';
import { bonusCodes, type RobberySpin, type RobberyState } from 'server/contract';
import { useCaptcha } from '../../../core/captcha/use-captcha.ts';
import { CallError, isConnectionLoss, legacy } from '../../../core/connection/connection.ts';
import type { DrawHandle } from '../../../core/free-draw/use-draw-show.ts';
import { makeOwnSeed } from '../../../core/seeds/make-own-seed.ts';
import { refreshProfile } from '../../../core/session/session.ts';
import { useErrorText } from '../../../core/ui/use-error-text.ts';
import { holdBonusNews, rereadBonuses } from '../bonus-query.ts';

const MIN_REQUEST_MS = 11_000; // nothing is read again sooner: a balance must not tell what the wheel has not shown

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Spin {
  readonly phase: 'waiting' | 'asking' | 'turning' | 'shown';
  readonly spin: RobberySpin | undefined; // that was had here
  readonly problem: string | undefined;
  start(): void;
}

/** Asks for a spin, has the wheel show it, and reads again what it has changed once it was shown. */
export const useSpin = (state: RobberyState | undefined, wheel: RefObject<DrawHandle<object> | null>): Spin => {
  const errorText = useErrorText();
  const captcha = useCaptcha();
  const [phase, setPhase] = useState<Spin['phase']>('waiting');
  const [spin, setSpin] = useState<RobberySpin>();
  const [problem, setProblem] = useState<string>();
  const startedAt = useRef(0);
  const release = useRef<() => void>(undefined); // of the news of bonuses

  useEffect(() => {
    if (!spin) return;
    const show = async (): Promise<void> => {
      await wheel.current?.play({ id: spin.round, outcome: spin.outcome });
      setPhase('shown');
      await pause(startedAt.current + MIN_REQUEST_MS - performance.now());
      release.current?.();
      await Promise.all([rereadBonuses(), refreshProfile()]);
    };
    void show();
  }, [spin, wheel]);

  const ask = async (): Promise<void> => {
    await makeOwnSeed();
    const recaptchaToken = state?.needsCaptcha ? await captcha.solve() : undefined;
    await legacy('bonus:activatePeriodicalBonus', recaptchaToken === undefined ? {} : { recaptchaToken });
    startedAt.current = performance.now();
    release.current = holdBonusNews();
    const had = await legacy('bonus:startPeriodicalBonus', {});
    setPhase('turning');
    setSpin(had);
  };

  const start = async (): Promise<void> => {
    setProblem(undefined);
    setPhase('asking');
    release.current = undefined;
    try {
      await ask();
    } catch (error) {
      release.current?.();
      setPhase('waiting');
      setProblem(errorText(error));
      // it was had elsewhere, or its answer was lost: then it is the last one
      if (isConnectionLoss(error) || (error instanceof CallError && error.code === bonusCodes.notYet))
        await rereadBonuses();
    }
  };

  return { phase, spin, problem, start: () => void start() };
};
