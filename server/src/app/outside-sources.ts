import type { OutsideSources } from '../core/http/http-server.ts';
import { captchaSources } from './captcha.ts';
import { readVariables, type Config } from './config.ts';
import type { ServerFeatures } from './features.ts';

/** What pages may load from elsewhere: what the captcha needs, and what areas do. Throws ConfigError. */
export const outsideSources = (config: Config, features: ServerFeatures): OutsideSources => {
  const all = Object.values(features).map(
    (feature) => feature.outside?.((schema, takes) => readVariables(config.environment, schema, takes)) ?? {},
  );
  all.push(captchaSources(config));
  return {
    scripts: all.flatMap(({ scripts = [] }) => scripts),
    frames: all.flatMap(({ frames = [] }) => frames),
    connections: all.flatMap(({ connections = [] }) => connections),
  };
};
