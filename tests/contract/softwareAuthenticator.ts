import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** False values that a test makes an authenticator or browser send. */
export interface Lies {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** `type` of the client data. */
  readonly type?: string;
  /** Flags of the authenticator to invert, such as 0x01, the user's presence. */
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Attestation of the key's origin: none, self-attestation, or an unsupported format. */
  readonly attestation?: 'none' | 'packed' | 'apple';
  /** COSE number of the key's algorithm. */
  readonly algorithm?: number;
}

/** A response in the JSON of WebAuthn Level 3. */
export interface CredentialJson {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Readonly<Record<string, string | readonly string[]>>;
  readonly clientExtensionResults: object;
}

export interface SoftwareAuthenticator {
  /** Like `navigator.credentials.create` with these options. */
  readonly create: (challenge: string, lies?: Lies) => CredentialJson;
  /** Like `navigator.credentials.get`. */
  readonly get: (challenge: string, lies?: Lies) => CredentialJson;
}

export const aaguid = '00112233-4455-6677-8899-aabbccddeeff';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A security key with one P-256 key, connected to a browser that shows a page of `origin`. */
export function softwareAuthenticator(origin: string, rpId = new URL(origin).hostname): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const credential = (response: CredentialJson['response']): CredentialJson => {
    const name = id.toString('base64url');
    return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} };
  };
  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin, ...kept({ type: lies.type, challenge: lies.challenge, origin: lies.origin }) }),
    );
  const authenticatorData = (flags: number, lies: Lies): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.of(flags ^ (lies.flags ?? 0)), count]);
  };
  return {
    create(challenge, lies = {}) {
      const clientDataJSON = clientData('webauthn.create', challenge, lies);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const authData = Buffer.concat([
        authenticatorData(userPresent | userVerified | hasCredential, lies),
        Buffer.from(aaguid.replaceAll('-', ''), 'hex'),
        Buffer.of(0, id.length),
        id,
        // A COSE key: {1: EC2, 3: algorithm, -1: P-256, -2: x, -3: y}
        Buffer.concat([
          Buffer.of(0xa5, 0x01, 0x02, 0x03, ...negative(lies.algorithm ?? -7), 0x20, 0x01, 0x21),
          bytes(x),
          Buffer.of(0x22),
          bytes(y),
        ]),
      ]);
      const format = lies.attestation ?? 'none';
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey);
      const statement =
        format === 'none'
          ? Buffer.of(0xa0)
          : Buffer.concat([Buffer.of(0xa2), text('alg'), negative(-7), text('sig'), bytes(signature.toString('base64url'))]);
      const attestationObject = Buffer.concat([
        Buffer.of(0xa3),
        text('fmt'),
        text(format),
        text('attStmt'),
        statement,
        text('authData'),
        bytes(authData.toString('base64url')),
      ]);
      return credential({
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['usb'],
      });
    },
    get(challenge, lies = {}) {
      const clientDataJSON = clientData('webauthn.get', challenge, lies);
      const authData = authenticatorData(userPresent | userVerified, lies);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey);
      return credential({
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...kept({ userHandle: lies.userHandle }),
      });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function kept(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** CBOR of a negative number above -257. */
function negative(value: number): Buffer {
  const rest = -1 - value;
  return rest < 24 ? Buffer.of(0x20 | rest) : Buffer.of(0x38, rest);
}

/** CBOR of a text of up to 23 characters. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 | value.length), Buffer.from(value)]);
}

/** CBOR of bytes in base64url, of which there are from 24 to 65,535. */
function bytes(base64url: string): Buffer {
  const value = Buffer.from(base64url, 'base64url');
  const size = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.of(...size), value]);
}
