/** The prefixes of hosts in whose place that of the SCPI area stands (specification §1). */
const PREFIXES = /^(?:www|pro|api|ext|admin|scpi)\./

/** An IP address takes no prefix: its areas are those of `localhost`. */
const IP_ADDRESS = /^(?:\d+\.){3}\d+$|^\[.*\]$/

/** The origin where the portal is: that of the SCPI area, beside where people reach the application. */
export function portalOrigin(publicUrl: string): string {
  const { protocol, hostname, port } = new URL(publicUrl)
  const isReview = /^[a-z0-9-]+\.review\./.test(hostname)
  const domain = IP_ADDRESS.test(hostname) ? 'localhost' : isReview ? hostname : hostname.replace(PREFIXES, '')
  return `${protocol}//scpi.${domain}${port === '' ? '' : `:${port}`}`
}
