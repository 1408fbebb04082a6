import { isIP } from 'node:net'
import path from 'node:path'
import { StartupError } from '#server/db'
import { apiHostOf, type ApiHost } from './apiHost'

/** What the environment decides, read once when the process starts. */
export interface Configuration {
  readonly host: string
  /** 0 lets the system choose a free port. */
  readonly port: number
  /** Where people reach the application, without a slash at the end: `https://solive.example`. Links in mail begin with it. */
  readonly publicUrl: string
  /** Undefined: pages ask the API on their own origin, under `/api`. */
  readonly apiHost: ApiHost | undefined
  /** Undefined: our own PostgreSQL, in the data folder. */
  readonly databaseUrl: string | undefined
  /** Project types and scoring criteria that are not offered. */
  readonly disabledFeatures: readonly string[]
  /** The service that completes addresses, without a slash at the end. */
  readonly geocodingUrl: string
  /** Absolute path of the folder of the embedded database, the uploaded files and the outgoing mail. */
  readonly dataFolder: string
  /** Whether an empty database gets the demo firm. */
  readonly demo: boolean
  /** Whether the demo accounts are shown with their password: only where nobody but the people of this machine comes. */
  readonly showsDemoAccounts: boolean
  /** The SMTP server that mail leaves by; undefined keeps it as files in the data folder. */
  readonly smtpUrl: string | undefined
  /** The address that mail comes from. */
  readonly mailSender: string
  /** Whose `X-Forwarded-…` headers are believed: addresses, ranges, or names of ranges; empty for nobody's. */
  readonly trustedProxies: readonly string[]
  /** The port that serves metrics; undefined serves none. */
  readonly metricsPort: number | undefined
  readonly backups: BackupSettings
}

/** Where backups go, and what closes and opens them; without either secret they are not encrypted. */
export interface BackupSettings {
  /** Absolute path of the folder that receives one every day; undefined: none is made by itself. */
  readonly folder: string | undefined
  /** Of age: `age1…` or `AGE-SECRET-KEY-…`. */
  readonly key: string | undefined
  readonly passphrase: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** A balancer forwards the caller's address from a private network; nobody else is believed. */
const PRIVATE_NETWORKS = 'loopback,linklocal,uniquelocal'

/**
 * Reads PORT, HOST, PUBLIC_URL, API_URL, DATABASE_URL, DATA_DIR, DEMO, FEATURES, GEOCODING_URL, SMTP_URL, MAIL_FROM,
 * TRUST_PROXY, METRICS_PORT, BACKUP_DIR, BACKUP_KEY and BACKUP_PASSPHRASE; an empty variable counts as absent.
 * @throws StartupError that names every wrong variable.
 */
export function readConfiguration(environment: Environment): Configuration {
  const value = readerOf(environment)
  const port = value('PORT') ?? '3000'
  const publicUrl = value('PUBLIC_URL') ?? `http://localhost:${port}`
  const databaseUrl = value('DATABASE_URL')
  const settings = {
    port,
    publicUrl,
    apiUrl: value('API_URL'),
    databaseUrl,
    demo: value('DEMO') ?? (databaseUrl === undefined ? '1' : '0'),
    features: (value('FEATURES') ?? '').split(',').flatMap((part) => part.trim() || []),
    geocodingUrl: value('GEOCODING_URL') ?? 'https://data.geopf.fr',
    smtpUrl: value('SMTP_URL'),
    mailSender: value('MAIL_FROM') ?? `ne-pas-repondre@${hostOf(publicUrl)}`,
    trustedProxies: listOf(value('TRUST_PROXY') ?? PRIVATE_NETWORKS),
    metricsPort: value('METRICS_PORT'),
  }
  const errors = faultsOf(settings)
  if (errors.length > 0) throw new StartupError(errors.join('\n'))
  const host = value('HOST') ?? '127.0.0.1'
  const demo = settings.demo === '1'
  const { features, apiUrl, ...others } = settings
  return {
    ...others,
    host,
    port: Number(port),
    publicUrl: new URL(publicUrl).origin,
    apiHost: apiHostOf(apiUrl, publicUrl),
    geocodingUrl: settings.geocodingUrl.replace(/\/$/, ''),
    dataFolder: path.resolve(value('DATA_DIR') ?? '.data'),
    demo,
    disabledFeatures: features.map((flag) => flag.slice(1)),
    showsDemoAccounts: demo && isLocal(host) && isLocal(hostOf(publicUrl)),
    metricsPort: settings.metricsPort === undefined ? undefined : Number(settings.metricsPort),
    backups: readBackups(value),
  }
}

type Reader = (name: string) => string | undefined

const readerOf =
  (environment: Environment): Reader =>
  (name) => {
    const text = environment[name]?.trim()
    return text === '' ? undefined : text
  }

function readBackups(value: Reader): BackupSettings {
  const folder = value('BACKUP_DIR')
  return {
    folder: folder === undefined ? undefined : path.resolve(folder),
    key: value('BACKUP_KEY'),
    passphrase: value('BACKUP_PASSPHRASE'),
  }
}

/** Settings as they are written in the environment. */
interface Settings extends Pick<
  Configuration,
  'publicUrl' | 'databaseUrl' | 'geocodingUrl' | 'smtpUrl' | 'mailSender' | 'trustedProxies'
> {
  readonly port: string
  readonly apiUrl: string | undefined
  readonly demo: string
  readonly features: readonly string[]
  readonly metricsPort: string | undefined
}

/** A sentence for each setting that is wrong. Addresses that may hold a password are not repeated. */
function faultsOf({
  port,
  publicUrl,
  apiUrl,
  databaseUrl,
  demo,
  features,
  geocodingUrl,
  smtpUrl,
  mailSender,
  trustedProxies,
  metricsPort,
}: Settings): string[] {
  const unknown = trustedProxies.filter((proxy) => !isNetwork(proxy))
  const faults = [
    !isPort(port) && `PORT doit être un nombre de 0 à 65535 (reçu\u00a0: ${port}).`,
    isPort(port) &&
      !isWebAddress(publicUrl) &&
      `PUBLIC_URL doit être une adresse https://serveur (reçu\u00a0: ${publicUrl}).`,
    apiFault(apiUrl, publicUrl),
    !isEmailAddress(mailSender) && `MAIL_FROM doit être une adresse e-mail (reçu\u00a0: ${mailSender}).`,
    demo !== '0' && demo !== '1' && `DEMO doit valoir 0 ou 1 (reçu\u00a0: ${demo}).`,
    featuresFault(features),
    databaseUrl !== undefined &&
      !hasProtocol(databaseUrl, ['postgres:', 'postgresql:']) &&
      'DATABASE_URL doit être une adresse postgres://compte:mot-de-passe@serveur:port/base.',
    smtpUrl !== undefined &&
      !hasProtocol(smtpUrl, ['smtp:', 'smtps:']) &&
      'SMTP_URL doit être une adresse smtp://compte:mot-de-passe@serveur:port, ou smtps:.',
    !isWebAddress(geocodingUrl) && 'GEOCODING_URL doit être une adresse https://serveur.',
    unknown.length > 0 &&
      `TRUST_PROXY doit être 0, ou une liste d’adresses, de plages ou de ${PRIVATE_NETWORKS} (reçu\u00a0: ${unknown.join(', ')}).`,
    metricsPort !== undefined &&
      !isPort(metricsPort) &&
      `METRICS_PORT doit être un nombre de 0 à 65535 (reçu\u00a0: ${metricsPort}).`,
  ]
  return faults.filter((fault) => fault !== false)
}

const apiFault = (apiUrl: string | undefined, publicUrl: string): string | false =>
  apiUrl !== undefined &&
  isWebAddress(publicUrl) &&
  !(isWebAddress(apiUrl) && apiHostOf(apiUrl, publicUrl)) &&
  `API_URL doit être une adresse du même protocole et du même domaine que PUBLIC_URL, par exemple https://api.serveur (reçu\u00a0: ${apiUrl}).`

const featuresFault = (flags: readonly string[]): string | false =>
  !flags.every((flag) => /^-\w+$/.test(flag)) &&
  `FEATURES doit être une liste de noms précédés d’un tiret, par exemple -pinel,-lli (reçu\u00a0: ${flags.join(',')}).`

/** A name or an address of this machine, that no other can reach. */
const isLocal = (host: string): boolean => /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : 'localhost')
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const hasProtocol = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
const isWebAddress = (text: string): boolean => hasProtocol(text, ['http:', 'https:'])
const isEmailAddress = (text: string): boolean => /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(text)

const listOf = (text: string): readonly string[] => (text === '0' ? [] : text.split(',').map((part) => part.trim()))

/** An address, a range of addresses such as `10.0.0.0/8`, or the name of ranges. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (bits === undefined) return PRIVATE_NETWORKS.split(',').includes(address) || isIP(address) !== 0
  return (
    rest.length === 0 &&
    isIP(address) !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  )
}
