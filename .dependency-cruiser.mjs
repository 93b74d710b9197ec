/** Import rules, read by server/scripts/boundaries.mjs. */
const config = {
  forbidden: [
    {
      name: 'engine-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^games-engine/' },
      to: { path: '^(server|db|web|assets)/' },
    },
    {
      name: 'engine-core-runs-in-a-browser',
      severity: 'error',
      from: {
        path: '^games-engine/src/(core/|games/|verify|audit/(auditor|export-format|head|numbers|pairs|round-checks|shared-rounds)\\.ts)',
        pathNot: '(\\.node|\\.test|\\.bench)\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'players-do-not-load-the-analysis',
      severity: 'error',
      from: { path: '^games-engine/src/(index|games/registry|games/[^/]+/index)\\.ts$' },
      to: { path: '^games-engine/src/(core/analysis/|games/analyses|.+\\.analysis\\.ts)', reachable: true },
    },
    {
      name: 'db-imports-the-engine-at-most',
      severity: 'error',
      from: { path: '^db/' },
      to: { path: '^(server|web|assets)/' },
    },
    { name: 'server-does-not-import-the-web', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
    {
      name: 'contract-imports-no-server-code',
      severity: 'error',
      from: { path: '^server/contract/' },
      to: { path: '^(server/src|db|web|assets)/' },
    },
    {
      name: 'web-imports-the-contract-only',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(server/src|db)/' },
    },
    {
      name: 'assets-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^assets/' },
      to: { path: '^(server|db|web|games-engine)/' },
    },
    {
      name: 'a-game-does-not-import-another-slice',
      severity: 'error',
      from: { path: '^([^/]+)/src/games/([^/]+)/.+' },
      to: { path: '^$1/src/(games|features)/[^/]+/.+', pathNot: '^$1/src/games/$2/' },
    },
    {
      name: 'a-feature-does-not-import-another-slice',
      severity: 'error',
      from: { path: '^(server|web)/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^$1/src/(games|features)/[^/]+/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'slices-are-given-the-games',
      severity: 'error',
      from: { path: '^(server|web)/src/(core|features|games/[^/]+)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^$1/(src|contract)/(games|features)/registry\\.ts$' },
    },
    {
      name: 'core-knows-no-slice',
      severity: 'error',
      from: { path: '^(server|web|games-engine)/src/core/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/(games|features|app)/' },
    },
    {
      name: 'core-imports-no-provider',
      severity: 'error',
      from: { path: '^server/src/(core|games)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/providers/' },
    },
    {
      name: 'production-imports-nothing-of-testing',
      severity: 'error',
      from: {
        path: '^(server|db|web|games-engine|assets)/',
        pathNot: '\\.(test|bench)\\.tsx?$|/(testing|bench|demo|e2e)/',
      },
      to: { path: '/testing/' },
    },
    {
      // providers of payouts share one protocol
      name: 'a-provider-imports-no-slice-and-no-other-provider',
      severity: 'error',
      from: { path: '^server/src/providers/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(providers|features|games|app)/', pathNot: '^server/src/providers/($1|payouts)/' },
    },
    {
      name: 'storage-has-layers',
      severity: 'error',
      from: { path: '^db/src/core/', pathNot: '\\.test\\.ts$' },
      to: { path: '^db/src/(ledger|games|features|app|migrations)/' },
    },
    {
      name: 'the-ledger-knows-no-area',
      severity: 'error',
      from: { path: '^db/src/ledger/', pathNot: '\\.test\\.ts$' },
      to: { path: '^db/src/(games|features|app|migrations)/' },
    },
    {
      // entities are the shared vocabulary; accounts, closures, seeds, statistics and currencies are what every area builds on
      name: 'a-stored-slice-imports-entities-of-others-at-most',
      severity: 'error',
      from: { path: '^db/src/(games|features/[^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^db/src/(games|features/[^/]+|app)/',
        pathNot: '^db/src/($1|features/(account|cash|exclusion|fairness|statistics))/|(\\.entity|\\.entities)\\.ts$',
      },
    },
    {
      name: 'no-cycles', // a circle of types is one too
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};

export default config;
