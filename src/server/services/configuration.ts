import path from 'node:path'
import { StartupError } from '#server/db'

/** What the environment decides, read once when the process starts. */
export interface Configuration {
  readonly host: string
  /** 0 lets the system choose a free port. */
  readonly port: number
  /** Where people reach the application, without a slash at the end: `https://solive.example`. Links in mail begin with it. */
  readonly publicUrl: string
  /** Undefined: our own PostgreSQL, in the data folder. */
  readonly databaseUrl: string | undefined
  /** Absolute path of the folder of the embedded database, the uploaded files and the outgoing mail. */
  readonly dataFolder: string
  /** Whether an empty database gets the demo firm. */
  readonly demo: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads PORT, HOST, PUBLIC_URL, DATABASE_URL, DATA_DIR and DEMO; an empty variable counts as absent.
 * @throws StartupError that names every wrong variable.
 */
export function readConfiguration(environment: Environment): Configuration {
  const value = (name: string): string | undefined => {
    const text = environment[name]?.trim()
    return text === '' ? undefined : text
  }
  const port = value('PORT') ?? '3000'
  const publicUrl = value('PUBLIC_URL') ?? `http://localhost:${port}`
  const databaseUrl = value('DATABASE_URL')
  const demo = value('DEMO') ?? (databaseUrl === undefined ? '1' : '0')

  const errors: string[] = []
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) errors.push(`PORT doit être un nombre de 0 à 65535 (reçu\u00a0: ${port}).`)
  else if (!isWebAddress(publicUrl)) errors.push(`PUBLIC_URL doit être une adresse https://serveur (reçu\u00a0: ${publicUrl}).`)
  if (demo !== '0' && demo !== '1') errors.push(`DEMO doit valoir 0 ou 1 (reçu\u00a0: ${demo}).`)
  // The address itself may hold a password: it is not repeated.
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl))
    errors.push('DATABASE_URL doit être une adresse postgres://compte:mot-de-passe@serveur:port/base.')
  if (errors.length > 0) throw new StartupError(errors.join('\n'))

  return {
    host: value('HOST') ?? '127.0.0.1',
    port: Number(port),
    publicUrl: new URL(publicUrl).origin,
    databaseUrl,
    dataFolder: path.resolve(value('DATA_DIR') ?? '.data'),
    demo: demo === '1',
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)
}
