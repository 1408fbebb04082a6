import path from 'node:path'
import { StartupError } from '#server/db'
import { readConfiguration, systemClock } from '#server/services'

describe('what the environment decides', () => {
  test('nothing set: loopback, port 3000, our own database in .data, with the demo firm', () => {
    expect(readConfiguration({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      backups: { folder: undefined, key: undefined, passphrase: undefined },
      publicUrl: 'http://localhost:3000',
      apiHost: undefined,
      databaseUrl: undefined,
      dataFolder: path.resolve('.data'),
      demo: true,
      showsDemoAccounts: true,
      disabledFeatures: [],
      geocodingUrl: 'https://data.geopf.fr',
      isochroneUrl: 'https://data.geopf.fr',
      mapTiles: undefined,
      smtpUrl: undefined,
      mailSender: 'ne-pas-repondre@localhost',
      mayFetchInside: false,
      trustedProxies: [],
      metricsPort: undefined,
      requestsPerMinute: 600,
      fileBytesOfFirm: 5 * 1_024 ** 3,
      drainSeconds: 0,
      clock: systemClock,
    })
  })

  test.each([
    ['P16D', 16],
    ['-PT36H', -1.5],
    ['P2W', 14],
    ['P20Y', 20 * 365],
  ])('CLOCK_SHIFT=%s moves the clock of a local application by %d days', (CLOCK_SHIFT, days) => {
    const { clock } = readConfiguration({ CLOCK_SHIFT })
    expect((clock.now().getTime() - Date.now()) / 86_400_000).toBeCloseTo(days, 2)
  })

  test.each(['-1', 'un peu', '1.5', '1000'])('DRAIN_SECONDS=%s is refused', (DRAIN_SECONDS) => {
    expect(() => readConfiguration({ DRAIN_SECONDS })).toThrow(/^DRAIN_SECONDS doit être un nombre/)
  })

  test.each(['0', '-1', 'beaucoup', '1.5'])('REQUESTS_PER_MINUTE=%s is refused', (REQUESTS_PER_MINUTE) => {
    expect(() => readConfiguration({ REQUESTS_PER_MINUTE })).toThrow(/^REQUESTS_PER_MINUTE doit être un nombre/)
  })

  test.each(['0', '0.0', '-1', 'un peu', '5 Go', '1e9'])('FIRM_FILES_GB=%s is refused', (FIRM_FILES_GB) => {
    expect(() => readConfiguration({ FIRM_FILES_GB })).toThrow(/^FIRM_FILES_GB doit être un nombre de gigaoctets/)
  })

  test.each(['16', 'P', 'PT', 'P1DT', '16 jours'])('CLOCK_SHIFT=%s is no duration', (CLOCK_SHIFT) => {
    expect(() => readConfiguration({ CLOCK_SHIFT })).toThrow(/^CLOCK_SHIFT doit être une durée/)
  })

  test('CLOCK_SHIFT is refused where others than the people of this machine come', () => {
    expect(() => readConfiguration({ CLOCK_SHIFT: 'P1D', PUBLIC_URL: 'https://solive.example' })).toThrow(
      /^CLOCK_SHIFT ne déplace l’horloge que d’une application locale/,
    )
  })

  test('maps draw no tiles, those of IGN, or those of an address', () => {
    expect(readConfiguration({ MAP_TILES: 'ign' }).mapTiles).toMatchObject({ credit: '© IGN – Géoplateforme' })
    const MAP_TILES = 'https://tuiles.example/plan/{z}/{x}/{y}.png'
    expect(readConfiguration({ MAP_TILES }).mapTiles).toEqual({ address: MAP_TILES, credit: '© tuiles.example' })
    expect(readConfiguration({ MAP_TILES, MAP_TILES_CREDIT: '© Carte' }).mapTiles?.credit).toBe('© Carte')
  })

  test.each(['osm', 'https://tuiles.example/plan', '/plan/{z}/{x}/{y}', 'https://{z}.example/{x}/{y}'])(
    'MAP_TILES=%s is refused',
    (MAP_TILES) => {
      expect(() => readConfiguration({ MAP_TILES })).toThrow(/^MAP_TILES doit valoir ign/)
    },
  )

  test.each([
    ['https://api.solive.example', 'https://solive.example', 'solive.example'],
    ['https://api.solive.example/', 'https://pro.solive.example', 'solive.example'],
    ['https://solive.example:8443/api/', 'https://pro.solive.example', 'solive.example'],
  ])('pages ask the API at %s, on the domain of %s', (API_URL, PUBLIC_URL, cookieDomain) => {
    const { apiHost } = readConfiguration({ API_URL, PUBLIC_URL })
    expect(apiHost).toMatchObject({ address: API_URL.replace(/\/$/, ''), cookieDomain })
    expect([...(apiHost?.webOrigins ?? [])].sort()).toEqual([
      'https://pro.solive.example',
      'https://scpi.solive.example',
      'https://solive.example',
      'https://www.solive.example',
    ])
  })

  test('on another port of the same host, cookies are shared as they are', () => {
    expect(
      readConfiguration({ API_URL: 'http://localhost:4000/api', PUBLIC_URL: 'http://localhost:3000' }).apiHost,
    ).toEqual({
      address: 'http://localhost:4000/api',
      webOrigins: ['http://localhost:3000'],
      cookieDomain: undefined,
    })
  })

  test.each([
    ['http://api.solive.example', 'https://solive.example'],
    ['https://api.autre.example', 'https://solive.example'],
    ['https://solive.fr', 'https://autre.fr'],
    ['https://10.0.0.1', 'https://10.0.0.2'],
    ['api.solive.example', 'https://solive.example'],
  ])('API_URL=%s is refused for the pages of %s: no session would be shared', (API_URL, PUBLIC_URL) => {
    expect(() => readConfiguration({ API_URL, PUBLIC_URL })).toThrow(/^API_URL doit être/)
  })

  test('mail leaves by a server of one’s own, and comes from the domain of the application unless told otherwise', () => {
    expect(
      readConfiguration({ SMTP_URL: 'smtps://solive@smtp.example', PUBLIC_URL: 'https://solive.example' }),
    ).toMatchObject({
      geocodingUrl: 'https://data.geopf.fr',
      smtpUrl: 'smtps://solive@smtp.example',
      mailSender: 'ne-pas-repondre@solive.example',
    })
    expect(readConfiguration({ MAIL_FROM: 'bonjour@cabinet.example' }).mailSender).toBe('bonjour@cabinet.example')
    expect(() => readConfiguration({ MAIL_FROM: 'Solive <x@y.example>' })).toThrow(/MAIL_FROM/)
  })

  test('features are switched off by name', () => {
    expect(readConfiguration({ FEATURES: '-pinel, -manager_strength' }).disabledFeatures).toEqual([
      'pinel',
      'manager_strength',
    ])
    for (const FEATURES of ['pinel', '-pinel;-lli', '--pinel'])
      expect(() => readConfiguration({ FEATURES })).toThrow(/FEATURES/)
  })

  test.each([
    [undefined, []],
    ['0', []],
    ['10.1.2.3', ['10.1.2.3']],
    ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ])('the proxies %s are believed', (TRUST_PROXY, trustedProxies) => {
    expect(readConfiguration({ TRUST_PROXY }).trustedProxies).toEqual(trustedProxies)
  })

  test.each(['1', 'true', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '10.0.0.1,'])(
    'TRUST_PROXY=%s is refused',
    (TRUST_PROXY) => {
      expect(() => readConfiguration({ TRUST_PROXY })).toThrow(/^TRUST_PROXY doit être/)
    },
  )

  test.each([{ PUBLIC_URL: 'https://solive.example' }, { HOST: '0.0.0.0' }])(
    'what others can reach has no demo firm, whose password everybody knows, unless asked for: %j',
    (environment) => {
      expect(readConfiguration(environment).demo).toBe(false)
      expect(readConfiguration({ ...environment, DEMO: '1' }).demo).toBe(true)
    },
  )

  test('a database of one’s own has no demo firm unless asked for', () => {
    const databaseUrl = 'postgres://solive@localhost/solive'
    expect(readConfiguration({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, demo: false })
    expect(readConfiguration({ DATABASE_URL: databaseUrl, DEMO: '1' }).demo).toBe(true)
    expect(readConfiguration({ DEMO: '0' }).demo).toBe(false)
  })

  test.each([
    [{}, true],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://pro.localhost:3000' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.4' }, false],
    [{ PUBLIC_URL: 'https://solive.example' }, false],
    [{ PUBLIC_URL: 'https://localhost.example' }, false],
    [{ PUBLIC_URL: 'https://notlocalhost' }, false],
    [{ DEMO: '0' }, false],
  ])('with %j the demo accounts are shown: %s', (environment, isShown) => {
    expect(readConfiguration(environment).showsDemoAccounts).toBe(isShown)
  })

  test('the address that people use is kept without its path, and must be one of the web', () => {
    expect(readConfiguration({ PUBLIC_URL: 'https://solive.example/' }).publicUrl).toBe('https://solive.example')
    expect(() => readConfiguration({ PUBLIC_URL: 'solive.example' })).toThrow(/PUBLIC_URL/)
  })

  test('an empty variable counts as absent', () => {
    expect(readConfiguration({ PORT: '', HOST: ' ', DATABASE_URL: '', DATA_DIR: '', DEMO: '' })).toEqual(
      readConfiguration({}),
    )
  })

  test.each(['abc', '-1', '70000', '80.5', '1e3'])('the port %s is refused in French', (PORT) => {
    expect(() => readConfiguration({ PORT })).toThrow(
      new StartupError(`PORT doit être un nombre de 0 à 65535 (reçu\u00a0: ${PORT}).`),
    )
  })

  test('every wrong variable is named at once, and the password of the address is not repeated', () => {
    const read = (): unknown =>
      readConfiguration({
        PORT: 'x',
        DEMO: 'oui',
        DATABASE_URL: 'mysql://root:s3cret@db/solive',
        SMTP_URL: 'https://solive:s3cret@smtp.example',
        METRICS_PORT: '99999',
      })
    expect(read).toThrow(/PORT.*\nMETRICS_PORT.*\nDEMO.*\nDATABASE_URL.*\nSMTP_URL/)
    expect(read).not.toThrow(/s3cret/)
  })
})
