import type { CodeHeader } from '#client/papers'
import { formatDate, formatNumber } from '#client/ui'
import { Facts } from '#client/ui/facts'

/** Bytes of an ECDSA signature on P-256. */
const P256 = 64

/** The code of a paper: who signed it, when, and that its signature was not verified. */
export const PaperCode = ({ code }: { code: CodeHeader }) => (
  <section aria-labelledby="paper-code">
    <h4 id="paper-code">Code 2D-Doc</h4>
    <Facts
      facts={[
        { label: 'Autorité de certification', value: code.authority },
        { label: 'Certificat', value: code.certificate },
        { label: 'Émis le', value: dayWords(code.issuedOn) },
        { label: 'Signé le', value: dayWords(code.signedOn) },
        { label: 'Signature', value: signatureWords(code.signatureBytes) },
      ]}
    />
    <p className="remark">
      La signature n’a pas été vérifiée&nbsp;: il y faut le certificat public de l’autorité, que l’application
      n’embarque pas. Ce code peut donc avoir été recopié ou composé par un tiers.
    </p>
  </section>
)

const dayWords = (day: string | null): string => (day === null ? 'Non indiqué par le code' : formatDate(day))

function signatureWords(bytes: number): string {
  if (bytes === 0) return 'Absente ou illisible'
  const size = formatNumber(bytes, { unit: 'octets' })
  return bytes === P256 ? `${size}, ECDSA sur P-256` : size
}
