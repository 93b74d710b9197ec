import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { navigate } from '../../core/modal/navigator.ts';
import { showBackButton, startMiniApp } from './mini-app.ts';

/** Inside Telegram: its back button leads back everywhere but on the main page, where there is none. */
export const MiniAppFrame = (): null => {
  const { pathname } = useLocation();
  useEffect(() => startMiniApp(() => navigate(-1)), []);
  useEffect(() => {
    showBackButton(pathname !== '/main');
  }, [pathname]);
  return null;
};
