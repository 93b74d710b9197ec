import type { FeatureDialog } from '../../core/features/feature.ts';
import { useModal } from '../../core/modal/modal.ts';

/** The views of the way in: `?modal=login`. They open over any page, in one window. */
export const authDialogs = {
  login: { audience: 'guests' },
  registration: { audience: 'guests' },
  recovery: { audience: 'everyone' },
  newPassword: { audience: 'everyone' },
  currency: { audience: 'players' },
  avatar: { audience: 'players' },
} as const satisfies Record<string, FeatureDialog>;

export type AuthView = keyof typeof authDialogs;

const isAuthView = (name: string): name is AuthView => Object.hasOwn(authDialogs, name);

/** The open view, or null. */
export const useAuthView = (): AuthView | null => {
  const name = useModal();
  return name !== null && isAuthView(name) ? name : null;
};
