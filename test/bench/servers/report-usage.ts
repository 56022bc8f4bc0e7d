// Loaded before a server under test: it reports to its parent what it has used whenever it is asked, and ends with it.
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.once('disconnect', () => process.exit());
// The channel alone is no reason to live on once the server has closed.
process.channel?.unref();
