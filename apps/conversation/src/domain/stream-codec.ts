export const streamCodecs = ['PCMU', 'L16-LE', 'L16-BE'] as const;

/** `L16`: 16 kHz. RFC 3551 puts the high byte first; Telnyx documents no order, and both are reported. */
export type StreamCodec = (typeof streamCodecs)[number];
