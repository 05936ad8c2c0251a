/** Every command and option of `remote-tooling`. */
export const USAGE = `remote-tooling release [--store <folder or s3://bucket/prefix>] [--channel staging] [--canary 10] [--no-checks] [--no-build]
    runs lint, types and tests, builds, runs the gates, uploads the build and writes the next release set
remote-tooling preview [--store …] [--name pr-12] [--from production] [--days 7] [--site https://staging.example.org] [--no-build]
    builds, runs the gates, uploads the build, and prints an address that shows it inside the site; needs PREVIEW_KEY
remote-tooling widget-types [--store …] [--channel …]
    writes the types of the widgets that other remotes have released into widget-types/
remote-tooling describe [remote.json]
    completes a hand-written descriptor with commit, version and the hash of every file, as dist/remote.json

Run it in the folder of the remote. RELEASE_STORE and CHANNEL replace --store and --channel.`;
