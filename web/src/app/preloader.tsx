import { brand } from 'assets';
import type { ReactNode } from 'react';

/** The same picture as index.html has from the start, until the first page can be shown. */
export const Preloader = (): ReactNode => (
  <div className="preloader" role="img" aria-label="Glasshouse">
    <img src={brand.logo} width={64} height={64} alt="" />
  </div>
);
