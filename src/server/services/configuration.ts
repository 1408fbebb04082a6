import path from 'node:path'
import { StartupError } from '#server/db'
import { apiHostOf, type ApiHost } from './apiHost'
import { bucketOf, type Bucket } from './files'
import { isNetwork, RANGES } from './trustedProxies'
import { areMapTiles, mapTilesOf, type MapTiles } from './mapTiles'
import { shiftedClock, shiftOf, type Clock } from './clock'

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
  /** The service that knows how far one comes in a time, without a slash at the end. */
  readonly isochroneUrl: string
  /** What maps draw over their background; undefined: nothing. */
  readonly mapTiles: MapTiles | undefined
  /** Whether pictures of feeds may lie on this machine or in its networks. */
  readonly mayFetchInside: boolean
  /** Absolute path of the folder of the embedded database, the uploaded files, the outgoing mail and the pictures of programmes. */
  readonly dataFolder: string
  /** Where the files of firms are kept; undefined: a folder among the data. */
  readonly filesBucket: Bucket | undefined
  /** What encrypts columns of the database, base64; undefined: a file of the data folder does. */
  readonly dataKey: string | undefined
  /** Whether an empty database gets the demo firm. */
  readonly demo: boolean
  /** Whether the demo accounts are shown with their password: only where nobody but the people of this machine comes. */
  readonly showsDemoAccounts: boolean
  /** Who is written to when somebody asks for a demonstration; undefined: nobody may ask. */
  readonly demoRequestsTo: string | undefined
  /** The daemon of ClamAV that looks into what is uploaded: `tcp://host:3310`; undefined: nobody does. */
  readonly clamavUrl: string | undefined
  /** The SMTP server that mail leaves by; undefined keeps it as files in the data folder. */
  readonly smtpUrl: string | undefined
  /** The address that mail comes from. */
  readonly mailSender: string
  /** Whose `X-Forwarded-…` headers are believed: addresses, ranges, or names of ranges; empty for nobody's. */
  readonly trustedProxies: readonly string[]
  /** The port that serves metrics; undefined serves none. */
  readonly metricsPort: number | undefined
  readonly backups: BackupSettings
  /** Of one user; a firm has ten times as many. */
  readonly requestsPerMinute: number
  /** How many bytes the files of a firm may take. */
  readonly fileBytesOfFirm: number
  /** How long a process that is told to stop (SIGTERM) goes on answering, and says that it is not ready, for its balancer to turn away. */
  readonly drainSeconds: number
  /** That of the machine, or one ahead of it or behind, for demonstrations and tests. */
  readonly clock: Clock
}

/** Where backups go, and what closes and opens them; without either secret they are not encrypted. */
export interface BackupSettings {
  /** Absolute path of the folder that receives one every day; undefined: none is made by itself. */
  readonly folder: string | undefined
  /** Of age: `age1…` or `AGE-SECRET-KEY-…`. */
  readonly key: string | undefined
  readonly passphrase: string | undefined
}

const DEFAULT_HOST = '127.0.0.1'

const GIGABYTE = 1_073_741_824

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads PORT, HOST, PUBLIC_URL, API_URL, DATABASE_URL, DATA_DIR, FILES_URL, DATA_KEY, DEMO, FEATURES, GEOCODING_URL, ISOCHRONE_URL,
 * MAP_TILES, MAP_TILES_CREDIT, PICTURES_INSIDE, DEMO_REQUEST_TO, CLAMAV_URL, SMTP_URL, MAIL_FROM, TRUST_PROXY, METRICS_PORT, REQUESTS_PER_MINUTE, FIRM_FILES_GB, DRAIN_SECONDS,
 * BACKUP_DIR, BACKUP_KEY, BACKUP_PASSPHRASE and CLOCK_SHIFT; an empty variable counts as absent.
 * @throws StartupError that names every wrong variable.
 */
export function readConfiguration(environment: Environment): Configuration {
  const value = readerOf(environment)
  const settings = readSettings(value)
  const errors = faultsOf(settings)
  if (errors.length > 0) throw new StartupError(errors.join('\n'))
  const host = value('HOST') ?? DEFAULT_HOST
  const demo = settings.demo === '1'
  const { features, apiUrl, clockShift, firmFilesGb, filesUrl, ...others } = settings
  return {
    ...others,
    host,
    port: Number(settings.port),
    publicUrl: new URL(settings.publicUrl).origin,
    apiHost: apiHostOf(apiUrl, settings.publicUrl),
    geocodingUrl: settings.geocodingUrl.replace(/\/$/, ''),
    isochroneUrl: settings.isochroneUrl.replace(/\/$/, ''),
    mapTiles: mapTilesOf(settings.mapTiles, value('MAP_TILES_CREDIT')),
    mayFetchInside: value('PICTURES_INSIDE') === '1',
    dataFolder: path.resolve(value('DATA_DIR') ?? '.data'),
    filesBucket: filesUrl === undefined ? undefined : bucketOf(filesUrl),
    dataKey: value('DATA_KEY'),
    demo,
    disabledFeatures: features.map((flag) => flag.slice(1)),
    showsDemoAccounts: demo && isLocalHost(host) && isLocalHost(hostOf(settings.publicUrl)),
    metricsPort: settings.metricsPort === undefined ? undefined : Number(settings.metricsPort),
    backups: readBackups(value),
    requestsPerMinute: Number(settings.requestsPerMinute),
    fileBytesOfFirm: Math.round(Number(firmFilesGb) * GIGABYTE),
    drainSeconds: Number(settings.drainSeconds),
    clock: shiftedClock(shiftOf(clockShift) ?? 0),
  }
}

type Reader = (name: string) => string | undefined

/** Everybody knows the password of the demo: who opens the application to others has none unless they ask for it. */
function demoOf(value: Reader, publicUrl: string): string {
  const isLocal = isLocalHost(value('HOST') ?? DEFAULT_HOST) && isLocalHost(hostOf(publicUrl))
  return value('DEMO') ?? (value('DATABASE_URL') === undefined && isLocal ? '1' : '0')
}

/** What is set, and what holds where nothing is. */
function readSettings(value: Reader): Settings {
  const port = value('PORT') ?? '3000'
  const publicUrl = value('PUBLIC_URL') ?? `http://localhost:${port}`
  const databaseUrl = value('DATABASE_URL')
  return {
    port,
    publicUrl,
    apiUrl: value('API_URL'),
    databaseUrl,
    demo: demoOf(value, publicUrl),
    features: (value('FEATURES') ?? '').split(',').flatMap((part) => part.trim() || []),
    geocodingUrl: value('GEOCODING_URL') ?? 'https://data.geopf.fr',
    isochroneUrl: value('ISOCHRONE_URL') ?? 'https://data.geopf.fr',
    mapTiles: value('MAP_TILES'),
    demoRequestsTo: value('DEMO_REQUEST_TO'),
    clamavUrl: value('CLAMAV_URL'),
    filesUrl: value('FILES_URL'),
    smtpUrl: value('SMTP_URL'),
    mailSender: value('MAIL_FROM') ?? `ne-pas-repondre@${hostOf(publicUrl)}`,
    trustedProxies: listOf(value('TRUST_PROXY') ?? '0'),
    metricsPort: value('METRICS_PORT'),
    requestsPerMinute: value('REQUESTS_PER_MINUTE') ?? '600',
    firmFilesGb: value('FIRM_FILES_GB') ?? '5',
    drainSeconds: value('DRAIN_SECONDS') ?? '0',
    clockShift: value('CLOCK_SHIFT') ?? 'PT0S',
  }
}

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
  | 'publicUrl'
  | 'databaseUrl'
  | 'geocodingUrl'
  | 'isochroneUrl'
  | 'demoRequestsTo'
  | 'clamavUrl'
  | 'smtpUrl'
  | 'mailSender'
  | 'trustedProxies'
> {
  readonly port: string
  readonly apiUrl: string | undefined
  readonly mapTiles: string | undefined
  readonly filesUrl: string | undefined
  readonly demo: string
  readonly features: readonly string[]
  readonly metricsPort: string | undefined
  readonly requestsPerMinute: string
  readonly firmFilesGb: string
  readonly drainSeconds: string
  readonly clockShift: string
}

/** A sentence for each setting that is wrong. Addresses that may hold a password are not repeated. */
const faultsOf = (settings: Settings): string[] =>
  [...numberFaults(settings), ...addressFaults(settings), ...otherFaults(settings)].filter((fault) => fault !== false)

const numberFaults = ({
  port,
  demo,
  metricsPort,
  requestsPerMinute,
  firmFilesGb,
  drainSeconds,
}: Settings): (string | false)[] => [
  !isPort(port) && `PORT doit être un nombre de 0 à 65535 (reçu\u00a0: ${port}).`,
  metricsPort !== undefined &&
    !isPort(metricsPort) &&
    `METRICS_PORT doit être un nombre de 0 à 65535 (reçu\u00a0: ${metricsPort}).`,
  !/^[1-9]\d{0,9}$/.test(requestsPerMinute) &&
    `REQUESTS_PER_MINUTE doit être un nombre à partir de 1 (reçu\u00a0: ${requestsPerMinute}).`,
  !/^(?!0*\.?0*$)\d{1,6}(?:\.\d{1,6})?$/.test(firmFilesGb) &&
    `FIRM_FILES_GB doit être un nombre de gigaoctets, par exemple 5 ou 0.5 (reçu\u00a0: ${firmFilesGb}).`,
  !/^\d{1,3}$/.test(drainSeconds) && `DRAIN_SECONDS doit être un nombre de 0 à 999 (reçu\u00a0: ${drainSeconds}).`,
  demo !== '0' && demo !== '1' && `DEMO doit valoir 0 ou 1 (reçu\u00a0: ${demo}).`,
]

const addressFaults = ({
  port,
  publicUrl,
  apiUrl,
  databaseUrl,
  geocodingUrl,
  isochroneUrl,
  demoRequestsTo,
  clamavUrl,
  smtpUrl,
  mailSender,
}: Settings): (string | false)[] => [
  isPort(port) &&
    !isWebAddress(publicUrl) &&
    `PUBLIC_URL doit être une adresse https://serveur (reçu\u00a0: ${publicUrl}).`,
  apiFault(apiUrl, publicUrl),
  demoRequestsTo !== undefined &&
    !isEmailAddress(demoRequestsTo) &&
    `DEMO_REQUEST_TO doit être une adresse e-mail (reçu\u00a0: ${demoRequestsTo}).`,
  !isEmailAddress(mailSender) && `MAIL_FROM doit être une adresse e-mail (reçu\u00a0: ${mailSender}).`,
  databaseUrl !== undefined &&
    !hasProtocol(databaseUrl, ['postgres:', 'postgresql:']) &&
    'DATABASE_URL doit être une adresse postgres://compte:mot-de-passe@serveur:port/base.',
  smtpUrl !== undefined &&
    !hasProtocol(smtpUrl, ['smtp:', 'smtps:']) &&
    'SMTP_URL doit être une adresse smtp://compte:mot-de-passe@serveur:port, ou smtps:.',
  clamavUrl !== undefined &&
    !hasProtocol(clamavUrl, ['tcp:']) &&
    'CLAMAV_URL doit être une adresse tcp://serveur:port (3310 sans port).',
  !isWebAddress(geocodingUrl) && 'GEOCODING_URL doit être une adresse https://serveur.',
  !isWebAddress(isochroneUrl) && 'ISOCHRONE_URL doit être une adresse https://serveur.',
]

function otherFaults({
  publicUrl,
  features,
  trustedProxies,
  clockShift,
  mapTiles,
  filesUrl,
}: Settings): (string | false)[] {
  const unknown = trustedProxies.filter((proxy) => !isNetwork(proxy))
  return [
    featuresFault(features),
    unknown.length > 0 &&
      `TRUST_PROXY doit être 0, ou une liste d’adresses, de plages ou de ${RANGES.join(', ')} (reçu\u00a0: ${unknown.join(', ')}).`,
    clockFault(clockShift, publicUrl),
    mapTiles !== undefined &&
      !areMapTiles(mapTiles) &&
      'MAP_TILES doit valoir ign, ou une adresse https://serveur/{z}/{x}/{y}.',
    filesUrl !== undefined &&
      !bucketOf(filesUrl) &&
      'FILES_URL doit être une adresse S3 https://clé:secret@serveur/compartiment?region=région.',
  ]
}

const apiFault = (apiUrl: string | undefined, publicUrl: string): string | false =>
  apiUrl !== undefined &&
  isWebAddress(publicUrl) &&
  !(isWebAddress(apiUrl) && apiHostOf(apiUrl, publicUrl)) &&
  `API_URL doit être une adresse du même protocole et du même domaine que PUBLIC_URL, par exemple https://api.serveur (reçu\u00a0: ${apiUrl}).`

function clockFault(shift: string, publicUrl: string): string | false {
  const milliseconds = shiftOf(shift)
  if (milliseconds === undefined) return `CLOCK_SHIFT doit être une durée comme P16D ou -PT36H (reçu\u00a0: ${shift}).`
  return (
    milliseconds !== 0 &&
    !isLocalHost(hostOf(publicUrl)) &&
    `CLOCK_SHIFT ne déplace l’horloge que d’une application locale\u00a0: retirez-le, ou changez PUBLIC_URL (${publicUrl}).`
  )
}

const featuresFault = (flags: readonly string[]): string | false =>
  !flags.every((flag) => /^-\w+$/.test(flag)) &&
  `FEATURES doit être une liste de noms précédés d’un tiret, par exemple -pinel,-lli (reçu\u00a0: ${flags.join(',')}).`

/** A name or an address of this machine, that no other can reach. */
export const isLocalHost = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : 'localhost')
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const hasProtocol = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
const isWebAddress = (text: string): boolean => hasProtocol(text, ['http:', 'https:'])
const isEmailAddress = (text: string): boolean => /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(text)

const listOf = (text: string): readonly string[] => (text === '0' ? [] : text.split(',').map((part) => part.trim()))
