import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '../../..')
const COMPILER = path.join(ROOT, 'config/scripts/typescript.cjs')

/** A program of ours running in a process of its own. */
export interface Program {
  /** Resolves with everything written so far once the output contains the text; rejects when the program ends before. */
  written(text: string): Promise<string>
  /** Everything written so far. */
  readonly output: () => string
  /** Its exit code once it ended, or null when a signal ended it. */
  readonly ended: Promise<number | null>
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** The programs that `npm run build` makes: the application and its commands. */
export type BuiltProgram =
  'main' | 'createFirm' | 'recoverAccess' | 'backup' | 'restore' | 'importFiles' | 'audit' | 'rotateKey'

/**
 * Runs a program that is built. `environment` completes ours.
 * @throws Error when it is not built
 */
export function runBuilt(name: BuiltProgram, parameters: readonly string[], environment: NodeJS.ProcessEnv): Program {
  const file = path.join(ROOT, `dist/server/${name}.js`)
  if (!existsSync(file))
    throw new Error(`${file} n’est pas construit : lancez « npm run build ». (It is not built: run npm run build.)`)
  return run(['--enable-source-maps', file, ...parameters], environment)
}

/** Runs a TypeScript file of the tests. */
export const runTypescript = (file: string, parameters: readonly string[]): Program =>
  run(['--require', COMPILER, file, ...parameters], {})

function run(words: readonly string[], environment: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, words, { env: { ...process.env, ...environment } })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const output = collect(child)
  return {
    async written(text) {
      while (!output.text.includes(text)) {
        const more = await Promise.race([output.more(), ended.then(() => false)])
        if (!more && !output.text.includes(text))
          throw new Error(`The program ended without writing « ${text} »:\n${output.text}`)
      }
      return output.text
    },
    output: () => output.text,
    ended,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

function collect(child: ChildProcess): { readonly text: string; more(): Promise<boolean> } {
  let text = ''
  let announce = (): void => undefined
  const append = (chunk: Buffer): void => {
    text += chunk.toString()
    announce()
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  return {
    get text() {
      return text
    },
    more: () =>
      new Promise((resolve) => {
        announce = () => {
          resolve(true)
        }
      }),
  }
}
