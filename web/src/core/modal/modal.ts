import { useSearchParams } from 'react-router';
import { currentLocation, navigate } from './navigator.ts';

/** Dialogs that have an address: `?modal=login`. */
export const modalNames = ['login', 'registration', 'recovery', 'newPassword', 'currency', 'avatar'] as const;
export type ModalName = (typeof modalNames)[number];

const PARAM = 'modal';

/** Whether a word is a dialog that exists. */
export const isModalName = (value: unknown): value is ModalName => modalNames.some((name) => name === value);

const withModal = (search: string, name: ModalName | null): string => {
  const params = new URLSearchParams(search);
  if (name) params.set(PARAM, name);
  else params.delete(PARAM);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

const hasModal = (search: string): boolean => new URLSearchParams(search).has(PARAM);

const opened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'modal' in state;

/** Closes the open dialog: steps back if opening it was a step, else only drops it from the address. */
export const closeModal = (): void => {
  const { pathname, search, state } = currentLocation();
  if (!hasModal(search)) return;
  if (opened(state)) navigate(-1);
  else navigate(pathname + withModal(search, null), { replace: true, preventScrollReset: true });
};

/** Opens a dialog over the present page; Back closes it. While the address names one already, only that one closes. */
export const openModal = (name: ModalName): void => {
  const { pathname, search } = currentLocation();
  if (hasModal(search)) closeModal();
  else navigate(pathname + withModal(search, name), { state: { modal: true }, preventScrollReset: true });
};

/** Shows another view in the place of the open one, without a step in between. */
export const changeModal = (name: ModalName): void => {
  const { pathname, search, state } = currentLocation();
  navigate(pathname + withModal(search, name), { replace: true, state, preventScrollReset: true });
};

/** The open dialog, or null. */
export const useModal = (): ModalName | null => {
  const [params] = useSearchParams();
  const name = params.get(PARAM);
  return isModalName(name) ? name : null;
};
