/** Who may import whom. Read by server/scripts/boundaries.mjs. */
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
      from: { path: '^(server|web)/src/features/([^/]+)/', pathNot: '(\\.test|-fixtures)\\.tsx?$' },
      to: { path: '^$1/src/(games|features)/[^/]+/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'slices-are-given-the-games',
      severity: 'error',
      from: { path: '^(server|web)/src/(core|features|games/[^/]+)/', pathNot: '(\\.test|-fixtures)\\.tsx?$' },
      to: { path: '^$1/(src|contract)/(games|features)/registry\\.ts$' },
    },
    {
      name: 'core-knows-no-slice',
      severity: 'error',
      from: { path: '^(server|web|games-engine)/src/core/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/(games|features|app)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
