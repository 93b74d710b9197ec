import type { FastifyPluginCallback } from 'fastify';
import { guardRequests } from '../../core/http/request-guard.ts';
import { createAddPost, type AuthOptions } from './auth-tools.ts';
import { addRecovery } from './recovery.routes.ts';
import { addRegistration } from './registration.routes.ts';
import { addSessionRoutes } from './session.routes.ts';
import { addSignIn } from './sign-in.routes.ts';

/** Sign-in, registration, recovery and sign-out. Answers are `AuthAnswer`; refusals carry the catalogue's keys. */
export const authRoutes: FastifyPluginCallback<AuthOptions> = (app, options, done) => {
  guardRequests(app, options.publicOrigin);
  const post = createAddPost(app, options);
  addSignIn(post, options);
  addRegistration(post, options);
  addRecovery(app, post, options);
  addSessionRoutes(app, options);
  done();
};
