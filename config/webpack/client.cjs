'use strict'
const zlib = require('node:zlib')
const CompressionPlugin = require('compression-webpack-plugin')
const HtmlWebpackPlugin = require('html-webpack-plugin')
const MinimizerPlugin = require('minimizer-webpack-plugin')
const BuildVersion = require('./buildVersion.cjs')
const MapBackground = require('./mapBackground.cjs')
const PagePayloads = require('./pagePayloads.cjs')
const ServiceWorker = require('./serviceWorker.cjs')
const { cacheOf, inProject, REACT_COMPILER, TEXT_FILES, TYPESCRIPT } = require('./shared.cjs')

/** @param {string[]} names @returns {RegExp} matches the files of these packages, or scopes */
const inPackages = (...names) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

// Packages without side effects that do not say so: their barrels would stay whole.
const WITHOUT_SIDE_EFFECTS = inPackages(
  '@rc-component',
  '@ant-design',
  'yup',
  'redux-persist',
  'redux-saga',
  '@redux-saga',
  'immer',
  'react-redux',
  'redux',
  'reselect',
  'hoist-non-react-statics',
  'throttle-debounce',
  'clsx',
  'stylis',
  '@emotion',
  '@zxing',
)

// What every page needs, in a file that changes only when a package does; then what every page of the application needs.
const REACT = inPackages('react', 'react-dom', 'scheduler')
const FRAMEWORK = inPackages(
  'react-redux',
  '@reduxjs',
  'redux',
  'redux-saga',
  '@redux-saga',
  'redux-persist',
  'immer',
  'reselect',
  'react-router',
  'react-router-dom',
)

// What reads papers, loaded by those who drop one.
const PAPERS = inPackages('pdfjs-dist', '@zxing')

// What nearly every screen shows, in one file: webpack would give each of its chunks a copy of parts as small as these. The
// login does without most of them.
const PARTS = [
  inProject('src/client/ui/parts/'),
  inProject('src/presentation/formats/'),
  ...['alert', 'empty', 'skeleton', 'tag'].map((part) => inProject('node_modules/antd/es', part, '/')),
]
/** @param {string[]} folders @returns {(module: import('webpack').Module) => boolean} */
const within = (folders) => (module) => folders.some((folder) => module.nameForCondition()?.startsWith(folder) ?? false)
/** @param {{ name?: string | null | undefined }} chunk */
const isOfApplication = ({ name }) => name !== 'entrance' && name !== 'routed-entrance' && !name?.startsWith('study')

// Where people type, slide and sort, the React Compiler keeps a key from rendering more than its field. It makes a component
// half as heavy again (13 kB of the dashboard), so what surrounds these screens does without.
const MEMOISED = [
  'client/editing',
  'client/forms',
  'features/clientFile/client',
  'features/leads/client',
  'client/ui/charts',
  'client/ui/explanation',
  'client/ui/inputs',
  'client/ui/table',
].map((room) => inProject('src', room, '/'))

// These lead to CommonJS, with helpers that nothing else asks for.
const ES_MODULES = {
  'antd/locale': 'antd/es/locale',
  '@rc-component/pagination/locale': '@rc-component/pagination/es/locale',
  '@rc-component/picker/locale': '@rc-component/picker/es/locale',
}

// react-router gives its development build to every bundler, with warnings that nobody reads.
const PRODUCTION = {
  'react-router$': inProject('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': inProject('node_modules/react-router/dist/production/dom-export.mjs'),
}

// What schemes say of themselves, which every page needs, without their calculations, which run in a worker.
const SCHEME_FACTS = inProject('src/domain/schemes/facts.ts')

// What parts of antd bring along for uses that we have not, each more than 15 KiB of the pages that show them: the tabs of a card, and
// the filters of a table, with their tree and their menus.
const UNUSED_PART = require.resolve('./unusedPart.cjs')
const UNUSED_PARTS = [
  { test: /[\\/]antd[\\/]es[\\/]card[\\/]Card\.js$/, resolve: { alias: { '../tabs$': UNUSED_PART } } },
  {
    test: /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]index\.js$/,
    resolve: { alias: { './FilterDropdown$': UNUSED_PART } },
  },
]

const rules = [
  // No module of ours does anything by being imported, so a door brings along only what is taken from it.
  {
    test: /\.tsx?$/,
    include: ['src/client', 'src/drawings', 'src/features', 'src/app/client'].map((folder) => inProject(folder, '/')),
    sideEffects: false,
    oneOf: [{ include: MEMOISED, use: [TYPESCRIPT, REACT_COMPILER] }, { use: TYPESCRIPT }],
  },
  {
    test: /\.ts$/,
    include: [inProject('src/domain'), inProject('src/contract'), inProject('src/presentation')],
    oneOf: [{ include: SCHEME_FACTS, loader: require.resolve('./dataLoader.cjs') }, { use: TYPESCRIPT }],
    sideEffects: false,
  },
  { test: WITHOUT_SIDE_EFFECTS, sideEffects: false },
  ...UNUSED_PARTS,
  { test: /[\\/]node_modules[\\/]antd[\\/]es[\\/].*style.*\.js$/, loader: require.resolve('./antdStyleLoader.cjs') },
  { test: /\.css$/, type: 'css/auto', sideEffects: true },
  { test: /\.woff2$/, type: 'asset/resource' },
  TEXT_FILES,
]

/** @type {import('webpack').Configuration['optimization']} */
const optimization = {
  // Numbers that do not change with the rest of the build: a release makes people load again only what changed.
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  // What a client reads has nothing of the application, not even the list of its chunks.
  runtimeChunk: {
    name: (/** @type {{ name: string }} */ { name }) => (name === 'study' ? 'study-runtime' : 'runtime'),
  },
  mangleExports: 'deterministic',
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { module: true, compress: { passes: 4 }, mangle: true },
      parallel: 2,
    }),
  ],
  splitChunks: {
    chunks: 'all',
    maxInitialRequests: 12,
    maxAsyncRequests: 20,
    cacheGroups: {
      react: { test: REACT, name: 'react', priority: 30 },
      framework: { test: FRAMEWORK, name: 'framework', priority: 20 },
      papers: { test: PAPERS, name: 'papers-libraries', priority: 15 },
      mapByWebGl: { test: inPackages('maplibre-gl', '@maplibre'), name: 'map-webgl-library', priority: 15 },
      mapByCanvas: { test: inPackages('leaflet'), name: 'map-canvas-library', priority: 15 },
      // These would come twice to a page, in two mixtures of what pages share.
      cards: {
        test: within([inProject('node_modules/antd/es/card/')]),
        chunks: isOfApplication,
        name: 'cards',
        priority: 12,
        enforce: true,
      },
      parts: { test: within(PARTS), chunks: isOfApplication, name: 'parts', priority: 10, enforce: true },
    },
  },
}

const COMPRESSIBLE = { test: /\.(m?js|css|html|svg|json)$/, threshold: 1024 }
/** @type {import('zlib').BrotliOptions} */
const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }
const compression = [
  new CompressionPlugin({ ...COMPRESSIBLE, algorithm: 'gzip', compressionOptions: { level: 9 } }),
  new CompressionPlugin({
    ...COMPRESSIBLE,
    algorithm: 'brotliCompress',
    compressionOptions: brotli,
    filename: '[path][base].br',
  }),
]

/** `webpack serve`: pages and hot modules here, the API on PORT + 1 (config/scripts/dev.mjs). */
const port = Number(process.env['PORT'] ?? 3000)
const devServer = {
  host: '127.0.0.1',
  port,
  allowedHosts: ['.localhost'],
  historyApiFallback: true,
  proxy: [{ context: ['/api'], target: `http://127.0.0.1:${port + 1}`, changeOrigin: false }],
}

/** @param {string} name of each file, without its extension */
const outputOf = (name) => ({
  path: inProject('dist/client'),
  filename: `${name}.js`,
  chunkFilename: `${name}.js`,
  cssFilename: `${name}.css`,
  cssChunkFilename: `${name}.css`,
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  sourceMapFilename: '../maps/[file].map',
  publicPath: '/',
  clean: true,
})

/**
 * The browser application: hashed files, one chunk a route, compressed in advance. Source maps stay outside of what is served.
 * @param {'production' | 'development'} mode
 * @returns {import('webpack').Configuration & { devServer: object }}
 */
module.exports = (mode) => {
  const production = mode === 'production'
  return {
    name: 'client',
    mode,
    target: ['web', 'es2022'],
    entry: { main: './src/app/client/main.tsx', study: './src/features/studies/pageEntry/index.tsx' },
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    output: outputOf(production ? 'assets/[name].[contenthash:8]' : 'assets/[name]'),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...ES_MODULES, ...(production ? PRODUCTION : {}) },
    },
    module: { rules },
    experiments: { css: true },
    optimization,
    plugins: [
      new HtmlWebpackPlugin({ template: 'public/index.html', favicon: 'public/favicon.svg', chunks: ['main'] }),
      new HtmlWebpackPlugin({
        filename: 'study.html',
        template: 'public/study.html',
        favicon: 'public/favicon.svg',
        chunks: ['study'],
      }),
      new BuildVersion(),
      new MapBackground(),
      new PagePayloads(),
      ...(production ? [new ServiceWorker(), ...compression] : []),
    ],
    cache: cacheOf(`client-${mode}`),
    performance: { hints: false },
    // The sheets of antd are a layer, and these two of ours are about different classes: their order changes nothing.
    ignoreWarnings: [
      // Its way to load plugins of writing from right to left, of which we have none.
      { module: /maplibre-gl/, message: /the request of a dependency is an expression/ },
      { message: /Conflicting order between css .*antdSheetLoader/ },
      { message: /Conflicting order between css \S+charts\.css and css \S+explanation\.css/ },
    ],
    devServer,
    stats: 'errors-warnings',
  }
}
