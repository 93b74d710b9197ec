import type { OutsideSources } from '../core/http/http-server.ts';
import { captchaSources } from './captcha.ts';
import { readVariables, type Config } from './config.ts';
import type { ServerFeatures } from '../core/features/feature.ts';
import { declaredReader } from './features.ts';

/** Sources that pages may load from elsewhere: those of the captcha and of areas. Throws ConfigError. */
export const outsideSources = (config: Config, features: ServerFeatures): OutsideSources => {
  const all = Object.entries(features).map(
    ([area, feature]) =>
      feature.outside?.(declaredReader(area, feature, (schema) => readVariables(config.environment, schema))) ?? {},
  );
  all.push(captchaSources(config));
  return {
    scripts: all.flatMap(({ scripts = [] }) => scripts),
    frames: all.flatMap(({ frames = [] }) => frames),
    connections: all.flatMap(({ connections = [] }) => connections),
  };
};
