import { relative, sep } from 'node:path'
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import importX from 'eslint-plugin-import-x'
import a11y from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import imports from './imports.js'

const root = new URL('..', import.meta.url).pathname

/** Says in the editor what __tests__/architecture.test.ts says at the gate. @type {import('eslint').Rule.RuleModule} */
const rooms = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/')
    /** @param {{ source?: import('estree').Node | null | undefined }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const fault = imports.judgeImport(file, source.value)
      if (fault) context.report({ node: source, message: `"${source.value}" ${fault}` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

const EXACT_POWERS =
  'Each engine approximates it in its own way: take powers and roots from src/domain/value/powers.ts.'

/** What ECMAScript leaves to each engine’s own approximation. */
const approximated = [
  ...['pow', 'sqrt', 'cbrt', 'hypot', 'exp', 'expm1', 'log', 'log1p', 'log2', 'log10'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'],
].map((property) => ({ object: 'Math', property, message: EXACT_POWERS }))

export default defineConfig(
  { ignores: ['dist', 'public', 'node_modules', 'coverage', '.data'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: { project: `${root}/tsconfig.json` } } },
    rules: {
      'no-undef': 'off', // the compiler knows better
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
      '@typescript-eslint/consistent-type-imports': 'error',
      // An empty text (a variable of the environment, a field) is as good as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // A number or a boolean reads well in a sentence; what has no text of its own does not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: ['src/**'],
    plugins: { solive: { rules: { rooms } } },
    rules: {
      'solive/rooms': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'antd',
              importNames: ['Button'],
              message: 'Take it from #client/ui/controls: antd’s own brings 40 kB before the login.',
            },
          ],
          patterns: [
            {
              regex: '^antd/(?!locale/)',
              message: 'Only "antd" itself: a second copy of its parts would be bundled, and slow in tests.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-properties': ['error', ...approximated],
      'no-restricted-syntax': [
        'error',
        { selector: "BinaryExpression[operator='**']", message: EXACT_POWERS },
        { selector: "AssignmentExpression[operator='**=']", message: EXACT_POWERS },
      ],
    },
  },
  {
    files: ['src/{client,app/client,features/*/client}/**', '__tests__/{client,app/client,features/*/client}/**'],
    extends: [hooks.configs.flat.recommended, a11y.configs.recommended],
  },
  {
    files: ['__tests__/**'],
    // A describe block is a table of contents, not a function.
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    // Tools in JavaScript: they require, and take what other tools wrote at its word, under a declared type.
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
)
