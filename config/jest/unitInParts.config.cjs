'use strict'
const { inParts } = require('./parts.cjs')
const unit = require('./unit.config.cjs')
const { domain, pure, client, oneMoreScheme } = require('./unitProjects.cjs')

const setupFilesAfterEnv = [...client.setupFilesAfterEnv, '<rootDir>/__tests__/support/client/partSetup.ts']

/** Every test without a database and without a browser, as `npm test` runs them. @type {import('jest').Config} */
module.exports = {
  ...unit,
  projects: [
    ...inParts({ ...client, setupFilesAfterEnv }, { count: 10 }),
    ...inParts(domain, { count: 4 }),
    ...inParts(pure, { count: 4 }),
    oneMoreScheme,
  ],
}
