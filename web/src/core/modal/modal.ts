import { useSearchParams } from 'react-router';
import { currentLocation, navigate } from './navigator.ts';

/** Dialogs that have an address: `?modal=login`. */
export const modalNames = ['login', 'registration'] as const;
export type ModalName = (typeof modalNames)[number];

const PARAM = 'modal';

const isModalName = (value: unknown): value is ModalName => modalNames.some((name) => name === value);

const withModal = (search: string, name: ModalName | null): string => {
  const params = new URLSearchParams(search);
  if (name) params.set(PARAM, name);
  else params.delete(PARAM);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

const opened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'modal' in state;

/** Opens a dialog over the present page; Back closes it. From one dialog to another there is no step in between. */
export const openModal = (name: ModalName): void => {
  const { pathname, search, state } = currentLocation();
  const replace = new URLSearchParams(search).has(PARAM);
  navigate(pathname + withModal(search, name), {
    replace,
    state: replace ? state : { modal: true },
    preventScrollReset: true,
  });
};

/** Closes the open dialog: steps back if opening it was a step, else only drops it from the address. */
export const closeModal = (): void => {
  const { pathname, search, state } = currentLocation();
  if (!new URLSearchParams(search).has(PARAM)) return;
  if (opened(state)) navigate(-1);
  else navigate(pathname + withModal(search, null), { replace: true, preventScrollReset: true });
};

/** The open dialog, or null. */
export const useModal = (): ModalName | null => {
  const [params] = useSearchParams();
  const name = params.get(PARAM);
  return isModalName(name) ? name : null;
};
