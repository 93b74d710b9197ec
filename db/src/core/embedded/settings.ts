/** Server settings by name, as PostgreSQL spells them. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Settings of the embedded server: a small machine that must not lose an answered bet.
 * JIT and parallel plans cost more than they give at our statement sizes on two cores.
 */
export const embeddedSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '300',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  wal_init_zero: 'off',
  wal_buffers: '16MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** The settings as arguments of `postgres`. */
export const asArguments = (settings: ServerSettings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
