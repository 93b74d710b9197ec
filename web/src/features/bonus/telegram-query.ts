import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { TELEGRAM_CHECK_MS, type TelegramGroup, type TelegramStory } from 'server/contract';
import { legacy, type CallError } from '../../core/connection/connection.ts';
import { TELEGRAM_GROUP, TELEGRAM_STORY } from './bonus-query.ts';

const again = { refetchInterval: TELEGRAM_CHECK_MS } as const;

/** The player's state of the group bonus, polled every 30 seconds. */
export const useTelegramGroup = (): UseQueryResult<TelegramGroup, CallError> =>
  useQuery<TelegramGroup, CallError>({
    ...again,
    queryKey: [TELEGRAM_GROUP],
    queryFn: () => legacy(TELEGRAM_GROUP, {}),
  });

/** The player's state of the story bonus, polled every 30 seconds. */
export const useTelegramStory = (): UseQueryResult<TelegramStory, CallError> =>
  useQuery<TelegramStory, CallError>({
    ...again,
    queryKey: [TELEGRAM_STORY],
    queryFn: () => legacy(TELEGRAM_STORY, {}),
  });
