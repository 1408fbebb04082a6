import { codeOf } from '#server/db'
import { sentenceOf } from './sentence'

/** Exit codes. */
const FAILED = 1
const WRONG_USAGE = 2

/** What was typed after the name of a command is wrong, in this way. */
export class WrongUsage extends Error {}

/**
 * Runs a command.
 * @param work answers what to print, or undefined when it was called in a wrong way @throws WrongUsage that says in which
 */
export function runCommand(usage: string, work: (parameters: readonly string[]) => Promise<string | undefined>): void {
  work(process.argv.slice(2)).then(
    (text) => {
      if (text === undefined) end(usage, WRONG_USAGE)
      else process.stdout.write(`${text}\n`)
    },
    (error: unknown) => {
      if (error instanceof WrongUsage) end(`${error.message}\n${usage}`, WRONG_USAGE)
      else if (codeOf(error).startsWith('ERR_PARSE_ARGS')) end(usage, WRONG_USAGE)
      else end(sentenceOf(error), FAILED)
    },
  )
}

function end(text: string, code: number): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = code
}
