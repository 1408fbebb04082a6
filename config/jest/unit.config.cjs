'use strict'
const run = require('./run.cjs')
const shared = require('./shared.cjs')
const { domain, pure, client, oneMoreScheme } = require('./unitProjects.cjs')

/** Everything without a database and without a browser. @type {import('jest').Config} */
module.exports = {
  ...run,
  // Jest reads this one here only, not in a project. A whole tab is drawn again at each letter.
  testTimeout: 180_000,
  rootDir: shared.rootDir,
  // Both cores: types and lint, beside it, end long before.
  maxWorkers: 2,
  projects: [domain, pure, client, oneMoreScheme],
}
